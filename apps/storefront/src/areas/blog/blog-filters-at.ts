import { parseBlogFilters, type BlogFilters } from "@sen/domain";
import { unlocalizedPath } from "@sen/i18n";

/** The page of one type shows advice where its address names none. */
const TYPE_PAGE = "/blogstype";

/** What the list of articles at an address is narrowed to. */
export function blogFiltersAt(pathname: string, query: URLSearchParams): BlogFilters {
  const filters = parseBlogFilters(query);
  return unlocalizedPath(pathname) === TYPE_PAGE ? { ...filters, type: filters.type ?? "blog" } : filters;
}
