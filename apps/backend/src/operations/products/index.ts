export { getProduct } from "./detail.ts";
export { filterProducts } from "./filter.ts";
export { listProducts } from "./listing.ts";
export { listRelatedProducts } from "./related.ts";
