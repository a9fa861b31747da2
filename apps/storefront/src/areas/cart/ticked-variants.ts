import { isCount, persistedList } from "../../core/persisted.ts";

/**
 * The variants ticked in the cart, kept in this tab. Stored by variant, because a guest's line gets another id when it is merged into
 * the customer's cart. Survives a reload.
 */
export const tickedVariants = persistedList("cart-ticks", isCount, { in: "draft" });

/** Ticks more variants, including ones that are still being added to the cart. */
export function tickVariants(variants: readonly number[]): void {
  if (variants.length > 0) tickedVariants.write([...new Set([...tickedVariants.read(), ...variants])]);
}
