import { inArray, sql } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { coupons, couponUses, type orders } from "../../database/schema/index.ts";

type Ordered = Pick<
  typeof orders.$inferSelect,
  "id" | "customer_id" | "tenant_coupon_id" | "mall_coupon_id" | "delivery_coupon_id"
>;

/** Counts every coupon once, over however many orders it was split, and notes in which of them it stands. */
export async function useCoupons(tx: Transaction, placed: readonly Ordered[], now: Date): Promise<void> {
  const uses = placed.flatMap((order) =>
    [order.tenant_coupon_id, order.mall_coupon_id, order.delivery_coupon_id].flatMap((coupon_id) =>
      coupon_id === null
        ? []
        : [{ coupon_id, customer_id: order.customer_id, order_id: order.id, created_at: now }],
    ),
  );
  if (uses.length === 0) return;
  await tx.insert(couponUses).values(uses);
  const ids = [...new Set(uses.map(({ coupon_id }) => coupon_id))];
  await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(inArray(coupons.id, ids));
}
