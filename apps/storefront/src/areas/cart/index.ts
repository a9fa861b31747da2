export { tickVariants } from "./ticked-variants.ts";
export { addToCart, type CartTools } from "./add-to-cart.ts";
export { useRefreshCart } from "./known-cart.ts";
