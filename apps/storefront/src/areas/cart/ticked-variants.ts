import { isCount, persistedList } from "../../core/persisted.ts";

/**
 * The variants whose lines are ticked in the cart, in this tab. By variant: a guest's line has another id once it has joined
 * the customer's cart, and is ticked there still, as after a reload and on the way back from a product.
 */
export const tickedVariants = persistedList("cart-ticks", isCount, { in: "draft" });

/** Ticks variants beside those that are ticked, also ones that are only coming into the cart. */
export function tickVariants(variants: readonly number[]): void {
  if (variants.length > 0) tickedVariants.write([...new Set([...tickedVariants.read(), ...variants])]);
}
