/** What the area gives to the others. */
export { productQuery, relatedQuery } from "./queries.ts";
