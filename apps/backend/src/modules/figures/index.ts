export { noteSearch, rankSearches } from "./searches.ts";
export { viewsSince } from "./page-views.ts";
