import { eq, inArray, sql } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { coupons, couponUses } from "../../database/schema/index.ts";

/** Gives back the coupons of an order that was canceled or fully returned. A coupon split over several orders returns with the last. */
export async function giveBackCoupons(tx: Transaction, orderId: number): Promise<void> {
  const uses = await tx
    .select({ coupon_id: couponUses.coupon_id })
    .from(couponUses)
    .where(eq(couponUses.order_id, orderId));
  if (uses.length === 0) return;
  const ids = uses.map(({ coupon_id }) => coupon_id);
  await lockCoupons(tx, ids);
  const { rows: elsewhere } = await tx.execute<{ coupon_id: number }>(sql`
    select distinct other.coupon_id
    from orders cancelled
    join orders sibling on sibling.checkout_id = cancelled.checkout_id and sibling.id <> cancelled.id
    join coupon_uses other on other.order_id = sibling.id
    where cancelled.id = ${orderId} and other.coupon_id in (${sql.join(ids, sql`, `)})`);
  await tx.delete(couponUses).where(eq(couponUses.order_id, orderId));
  const stillUsed = new Set(elsewhere.map(({ coupon_id }) => coupon_id));
  const back = ids.filter((id) => !stillUsed.has(id));
  if (back.length === 0) return;
  await tx
    .update(coupons)
    .set({ used: sql`greatest(0, ${coupons.used} - 1)` })
    .where(inArray(coupons.id, back));
}

/** Locks coupons in the order of their ids, the same order as `useCoupons`. */
async function lockCoupons(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(inArray(coupons.id, [...ids]))
    .orderBy(coupons.id)
    .for("no key update");
}
