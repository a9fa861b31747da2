export { listSearchFilters, search } from "./search.ts";
export { suggestSearch } from "./suggestions.ts";
export { listTopSearches } from "./top.ts";
