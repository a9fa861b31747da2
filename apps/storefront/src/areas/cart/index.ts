export { tickVariants } from "./ticked-variants.ts";
export { addToCart } from "./add-to-cart.ts";
export { useRefreshCart } from "./known-cart.ts";
