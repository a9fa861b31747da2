export { productQuery, relatedQuery } from "./queries.ts";
