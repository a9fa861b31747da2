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

/** With the value when it was missing, without it when it was there; ids stay in order, so that a list has one address. */
export function toggled<Value extends number | string>(list: readonly Value[], value: Value): Value[] {
  if (list.includes(value)) return list.filter((other) => other !== value);
  return [...list, value].sort((a, b) => (typeof a === "number" && typeof b === "number" ? a - b : 0));
}
