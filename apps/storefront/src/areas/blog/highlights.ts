import { isBlogNarrowed, type BlogFilters } from "@sen/domain";
import { query, useQuery } from "../../core/query.ts";

/** Articles that stand in front of the list. */
const HIGHLIGHTS = 3;

export const blogHighlightsQuery = () =>
  query("/blogs", { query: { is_highlight: 1, sort_by: "newest", per_page: HIGHLIGHTS } });

/** Whether highlighted articles stand in front: on the first page of a list that nothing narrows. */
export const showsHighlights = (filters: BlogFilters): boolean =>
  filters.page === 1 && !isBlogNarrowed(filters) && filters.sort_by === "relevance";

/** The highlighted articles; none where they are not shown. */
export function useBlogHighlights(isShown: boolean) {
  return useQuery(isShown ? blogHighlightsQuery() : null).data?.data.items ?? [];
}
