import type { BlogSort, BlogType } from "@sen/api";
import { addressOf, idIn, idsIn, keywordIn, pageIn } from "./address-values.ts";
import { BLOG_TYPES, BlogStatus } from "./blog.ts";

/** Sort orders of a list of articles. */
export const BLOG_SORTS = [
  "relevance",
  "newest",
  "oldest",
  "views",
  "likes",
] as const satisfies readonly BlogSort[];

/** Default page size; fills whole rows in 1, 2 and 3 columns. */
export const BLOG_PAGE_SIZE = 12;

/**
 * Filters of a list of articles; null, an empty list and an empty keyword do not filter. The locale is not included: it is in the path,
 * and the client sends it with every call. Spec §3, blog list filters.
 */
export interface BlogFilters {
  type: BlogType | null;
  /** A topic, including its subtopics. */
  topic_id: number | null;
  /** A topic, without its subtopics. */
  blog_topic_id: number | null;
  tag_ids: readonly number[];
  keyword: string;
  is_highlight: boolean | null;
  status: BlogStatus;
  sort_by: BlogSort;
  per_page: number;
  page: number;
}

/** The unfiltered list: the defaults of a URL without a query. */
export const ALL_BLOGS: BlogFilters = {
  type: null,
  topic_id: null,
  blog_topic_id: null,
  tag_ids: [],
  keyword: "",
  is_highlight: null,
  status: BlogStatus.published,
  sort_by: "relevance",
  per_page: BLOG_PAGE_SIZE,
  page: 1,
};

const FLAGS = new Map([
  ["1", true],
  ["true", true],
  ["0", false],
  ["false", false],
]);

/** Parses the filters in a URL. Invalid values are ignored. */
export function parseBlogFilters(query: URLSearchParams): BlogFilters {
  return {
    type: BLOG_TYPES.find((type) => type === query.get("type")) ?? null,
    topic_id: idIn(query.get("topic_id")),
    blog_topic_id: idIn(query.get("blog_topic_id")),
    tag_ids: idsIn(query.getAll("tag_ids")),
    keyword: keywordIn(query),
    is_highlight: FLAGS.get(query.get("is_highlight") ?? "") ?? null,
    status: query.get("status") === String(BlogStatus.draft) ? BlogStatus.draft : BlogStatus.published,
    sort_by: BLOG_SORTS.find((sort) => sort === query.get("sort_by")) ?? ALL_BLOGS.sort_by,
    ...pageIn(query, BLOG_PAGE_SIZE),
  };
}

/** Serializes filters to a query string, in a fixed order and without defaults. */
export function serializeBlogFilters(filters: Partial<BlogFilters>): URLSearchParams {
  return addressOf(ALL_BLOGS, filters);
}
