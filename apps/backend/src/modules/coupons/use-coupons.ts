import { sql } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { listed, statement } from "../../database/prepared.ts";
import { coupons, couponUses, orders } from "../../database/schema/index.ts";

type Ordered = Pick<
  typeof orders.$inferSelect,
  "id" | "tenant_coupon_id" | "mall_coupon_id" | "delivery_coupon_id"
>;

const count = statement(
  "uses_of_coupons",
  sql`
    with used as (
      insert into ${couponUses} (coupon_id, customer_id, order_id, created_at)
      select u.coupon_id, o.customer_id, o.id, ${sql.placeholder("now")}::timestamptz
      from unnest(${listed("coupons")}, ${listed("orders", "bigint")}) as u (coupon_id, order_id)
      join ${orders} o on o.id = u.order_id
      returning coupon_id
    )
    update ${coupons} c set used = c.used + 1 where c.id in (select coupon_id from used)`,
);

/** Counts every coupon once, over however many orders it was split, and notes in which of them it stands. */
export async function useCoupons(tx: Transaction, placed: readonly Ordered[], now: Date): Promise<void> {
  const uses = placed.flatMap((order) =>
    [order.tenant_coupon_id, order.mall_coupon_id, order.delivery_coupon_id].flatMap((coupon_id) =>
      coupon_id === null ? [] : [{ coupon_id, order_id: order.id }],
    ),
  );
  if (uses.length === 0) return;
  await count(tx, {
    coupons: uses.map(({ coupon_id }) => coupon_id),
    orders: uses.map(({ order_id }) => order_id),
    now: now.toISOString(),
  });
}
