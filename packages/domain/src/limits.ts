/** Products that a cart holds at most. Spec §9. */
export const CART_PRODUCT_LIMIT = 100;
/** Products that one payment takes at most. Spec §9. */
export const PAYMENT_PRODUCT_LIMIT = 20;
/** Coupons that one payment takes at most. The spec shows no such limit, the contract's `coupon_ids` has it. */
export const PAYMENT_COUPON_LIMIT = 20;
/** Pieces of one line at most; the spec shows no such limit, the contract's `quantity` has it. */
export const LINE_QUANTITY_LIMIT = 999;

/** How long a line that was taken out of a cart can be put back, in milliseconds; the spec does not show it. */
export const CART_UNDO_MS = 60 * 60_000;

/** Whether one more product fits into a cart that holds `lines` products. More of the same needs no new place. */
export function fitsInCart(lines: number): boolean {
  return lines < CART_PRODUCT_LIMIT;
}

/** The lines that no longer fit into a cart, in their order: those after the hundredth. */
export function linesBeyondCart<Line>(lines: readonly Line[]): Line[] {
  return lines.slice(CART_PRODUCT_LIMIT);
}

/** The lines that no longer fit into one payment, in their order: those after the twentieth. */
export function linesBeyondPayment<Line>(lines: readonly Line[]): Line[] {
  return lines.slice(PAYMENT_PRODUCT_LIMIT);
}
