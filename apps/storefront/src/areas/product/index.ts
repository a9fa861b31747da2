/** What the area gives to the others. */
export { productQuery } from "./queries.ts";
