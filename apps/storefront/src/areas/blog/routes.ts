import { parseBlogFilters, serializeBlogFilters, type BlogFilters } from "@sen/domain";
import { MINUTE, route, type QueryFormat } from "../../core/route.ts";

const filters: QueryFormat<BlogFilters> = { parse: parseBlogFilters, format: serializeBlogFilters };

/** The page of one type defaults to `blog` (advice). */
const filtersOfType: QueryFormat<BlogFilters> = {
  ...filters,
  parse(query) {
    const parsed = parseBlogFilters(query);
    return { ...parsed, type: parsed.type ?? "blog" };
  },
};

const list = {
  texts: ["blog"],
  ownSearch: true,
  cacheTtlSeconds: MINUTE,
  leadsTo: ["blog/BlogPage"],
} as const;

export const blogRoutes = {
  list: route("/blogs", "blog/BlogListPage", { ...list, query: filters }),
  ofType: route("/blogstype", "blog/BlogListPage", { ...list, query: filtersOfType }),
  detail: route("/blog/:id", "blog/BlogPage", { texts: ["blog", "catalog"], cacheTtlSeconds: MINUTE }),
};
