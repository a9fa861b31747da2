import type { ListingFilters } from "@sen/domain";

/** How a list is narrowed and ordered: every choice is an address. */
export interface Narrowing<Filters = ListingFilters> {
  /** What the address asks for. */
  filters: Filters;
  /** The address of the same list with other filters. */
  hrefOf: (filters: Filters) => string;
  /** Goes to an address without loading the page anew; without it the browser does. */
  onNavigate?: ((href: string) => unknown) | undefined;
}
