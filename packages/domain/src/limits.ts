/** Maximum number of products in a cart. Spec §9. */
export const CART_PRODUCT_LIMIT = 100;
/** Maximum number of products per checkout. Spec §9. */
export const PAYMENT_PRODUCT_LIMIT = 20;
/** Maximum number of coupons per checkout. The limit of the contract's `coupon_ids`; the spec shows none. */
export const PAYMENT_COUPON_LIMIT = 20;
/** Maximum quantity per line. The limit of the contract's `quantity`; the spec shows none. */
export const LINE_QUANTITY_LIMIT = 999;

/** How long a removed cart line can be restored, in ms. The spec does not show it. */
export const CART_UNDO_MS = 60 * 60_000;

/** Whether one more product fits into a cart with this many products. */
export function fitsInCart(lines: number): boolean {
  return lines < CART_PRODUCT_LIMIT;
}
