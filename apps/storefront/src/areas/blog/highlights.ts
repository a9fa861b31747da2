import { isBlogNarrowed, type BlogFilters } from "@sen/domain";
import { query, useQuery } from "../../core/query.ts";

const HIGHLIGHTS = 3;

export const blogHighlightsQuery = () =>
  query("/blogs", { query: { is_highlight: 1, sort_by: "newest", per_page: HIGHLIGHTS } });

/** Whether highlighted articles show above the list: on the first page, unfiltered, in default order. */
export const showsHighlights = (filters: BlogFilters): boolean =>
  filters.page === 1 && !isBlogNarrowed(filters) && filters.sort_by === "relevance";

export function useBlogHighlights(isShown: boolean) {
  return useQuery(isShown ? blogHighlightsQuery() : null).data?.data.items ?? [];
}
