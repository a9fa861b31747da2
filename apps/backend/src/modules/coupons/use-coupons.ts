import { sql } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { listed, statement } from "../../database/prepared.ts";
import { coupons, couponUses, orders } from "../../database/schema/index.ts";
import { concurrentUpdate } from "../../database/unavailable.ts";

type Ordered = Pick<
  typeof orders.$inferSelect,
  "id" | "tenant_coupon_id" | "mall_coupon_id" | "delivery_coupon_id"
>;

const count = statement<{ id: number }>(
  "uses_of_coupons",
  sql`
    with used as (
      insert into ${couponUses} (coupon_id, customer_id, order_id, created_at)
      select u.coupon_id, o.customer_id, o.id, ${sql.placeholder("now")}::timestamptz
      from unnest(${listed("coupons")}, ${listed("orders", "bigint")}) as u (coupon_id, order_id)
      join ${orders} o on o.id = u.order_id
      returning coupon_id
    ), locked as (
      select id from ${coupons} where id in (select coupon_id from used) order by id for no key update
    )
    update ${coupons} c set used = c.used + 1
    from locked where c.id = locked.id and c.active and c.used < c.quantity
    returning c.id`,
);

/**
 * Counts every coupon as used once, however many orders it was split over, and records in which orders it was used.
 *
 * @throws DatabaseUnavailable if a coupon was used up since it was checked: the transaction is then retried, and sees it
 */
export async function useCoupons(tx: Transaction, placed: readonly Ordered[], now: Date): Promise<void> {
  const uses = placed.flatMap((order) =>
    [order.tenant_coupon_id, order.mall_coupon_id, order.delivery_coupon_id].flatMap((coupon_id) =>
      coupon_id === null ? [] : [{ coupon_id, order_id: order.id }],
    ),
  );
  if (uses.length === 0) return;
  const counted = await count(tx, {
    coupons: uses.map(({ coupon_id }) => coupon_id),
    orders: uses.map(({ order_id }) => order_id),
    now: now.toISOString(),
  });
  const chosen = new Set(uses.map(({ coupon_id }) => coupon_id));
  if (counted.length < chosen.size) throw concurrentUpdate("the last uses of a coupon");
}
