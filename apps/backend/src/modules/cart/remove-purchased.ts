import { and, eq, or, sql } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { cartItems } from "../../database/schema/index.ts";

/** Removes bought lines from a customer's cart. A line whose variant was changed meanwhile stays. */
export async function removePurchasedLines(
  tx: Transaction,
  customerId: number,
  lines: readonly { cart_item_id: number | null; variant_id: number }[],
): Promise<void> {
  const bought = lines.flatMap(({ cart_item_id, variant_id }) =>
    cart_item_id === null ? [] : and(eq(cartItems.id, cart_item_id), eq(cartItems.variant_id, variant_id)),
  );
  await tx.delete(cartItems).where(and(eq(cartItems.customer_id, customerId), or(sql`false`, ...bought)));
}
