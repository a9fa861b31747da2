import { serializeBlogFilters, type BlogFilters } from "@sen/domain";
import type { BlogScreenHrefs } from "@sen/ui/blog";
import { usePaths, type Paths } from "../../core/paths.ts";

/** The address of a list of articles: one of a type has a page of its own. */
export function blogListHref(paths: Paths, filters: Partial<BlogFilters>): string {
  const path = filters.type ? paths.blogsOfType() : paths.blogs();
  const query = serializeBlogFilters(filters).toString();
  return query === "" ? path : `${path}?${query}`;
}

/** Where an article leads. */
export function useBlogHrefs(): BlogScreenHrefs {
  const paths = usePaths();
  return {
    home: paths.home(),
    blogs: paths.blogs(),
    type: (type) => blogListHref(paths, { type }),
    topic: (blog_topic_id) => blogListHref(paths, { blog_topic_id }),
    tag: (id) => blogListHref(paths, { tag_ids: [id] }),
    blog: paths.blog,
    product: paths.product,
  };
}
