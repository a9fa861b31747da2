export { noteSearch, rankSearches } from "./searches.ts";
export { countProducts, countSold } from "./sold.ts";
