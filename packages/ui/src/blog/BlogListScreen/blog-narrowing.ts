import type { BlogFilters } from "@sen/domain";

/** How a list of articles is narrowed and sorted. */
export interface BlogNarrowing {
  /** What the list is narrowed to. */
  filters: BlogFilters;
  /** The address of the same list with other filters. */
  hrefOf: (filters: BlogFilters) => string;
  /** Goes to an address without loading the page anew. */
  onNavigate: (href: string) => unknown;
}
