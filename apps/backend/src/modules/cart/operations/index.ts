export { addToCart } from "./add.ts";
export {
  changeCartVariant,
  deleteCartItems,
  listCart,
  restoreCartItems,
  updateCartQuantity,
} from "./change.ts";
export { applyCartCoupons } from "./coupons.ts";
export { getCartCreate, listCartCreate } from "./create.ts";
