export { addToCart } from "./add.ts";
export { deleteCartItems, listCart, restoreCartItems, updateCartQuantity } from "./change.ts";
export { applyCartCoupons } from "./coupons.ts";
export { getCartCreate } from "./create.ts";
