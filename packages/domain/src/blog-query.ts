import type { operations } from "@sen/api";
import { callQuery } from "./address-values.ts";
import { ALL_BLOGS, BLOG_PAGE_SIZE, serializeBlogFilters, type BlogFilters } from "./blog-filters.ts";

/** Whether any filter is set; sort order and page do not count. */
export function isBlogNarrowed(filters: BlogFilters): boolean {
  return (
    serializeBlogFilters({ ...filters, sort_by: "relevance", per_page: BLOG_PAGE_SIZE, page: 1 }).size > 0
  );
}

type BlogQuery = NonNullable<operations["listBlogs"]["parameters"]["query"]>;

/** The query parameters of the call: the filters that are set, the sort order and the page. */
export function blogQuery(filters: BlogFilters): BlogQuery {
  return callQuery(ALL_BLOGS, filters);
}
