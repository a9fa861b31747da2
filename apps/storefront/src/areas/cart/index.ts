export { tickVariants } from "./ticked-variants.ts";
export { useAddToCart } from "./use-add-to-cart.ts";
export { useRefreshCart } from "./known-cart.ts";
