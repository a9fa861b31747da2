import type { ListingFilters } from "@sen/domain";

/** The filters and sort order of a list; every choice is a link. */
export interface Narrowing<Filters = ListingFilters> {
  /** The filters of the current URL. */
  filters: Filters;
  /** URL of the list with other filters. */
  hrefOf: (filters: Filters) => string;
  /** Navigates without a page load; without it the browser navigates. */
  onNavigate?: ((href: string) => unknown) | undefined;
}

/** Adds the value if it is missing, else removes it. Ids stay sorted, so that each list has a single URL. */
export function toggled<Value extends number | string>(list: readonly Value[], value: Value): Value[] {
  if (list.includes(value)) return list.filter((other) => other !== value);
  return [...list, value].sort((a, b) => (typeof a === "number" && typeof b === "number" ? a - b : 0));
}
