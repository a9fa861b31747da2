/** What the area gives to the others. */
export { useAddToCart } from "./use-add-to-cart.ts";
export { useRefreshCart } from "./use-cart.ts";
export { useTickedLines } from "./use-ticked-lines.ts";
