import type { operations } from "@sen/api";
import { BlogStatus } from "./blog.ts";
import { BLOG_PAGE_SIZE, serializeBlogFilters, type BlogFilters } from "./blog-filters.ts";

/** Whether any filter is set; sort order and page do not count. */
export function isBlogNarrowed(filters: BlogFilters): boolean {
  return (
    serializeBlogFilters({ ...filters, sort_by: "relevance", per_page: BLOG_PAGE_SIZE, page: 1 }).size > 0
  );
}

type BlogQuery = NonNullable<operations["listBlogs"]["parameters"]["query"]>;

/** The query parameters of the call: the filters that are set, the sort order and the page. */
export function blogQuery(filters: BlogFilters): BlogQuery {
  const { type, topic_id, blog_topic_id, tag_ids, keyword, is_highlight } = filters;
  return {
    ...(type !== null && { type }),
    ...(topic_id !== null && { topic_id }),
    ...(blog_topic_id !== null && { blog_topic_id }),
    ...(tag_ids.length > 0 && { tag_ids: [...tag_ids] }),
    ...(keyword !== "" && { keyword }),
    ...(is_highlight !== null && { is_highlight: is_highlight ? (1 as const) : (0 as const) }),
    ...(filters.status !== BlogStatus.published && { status: filters.status }),
    sort_by: filters.sort_by,
    per_page: filters.per_page,
    page: filters.page,
  };
}
