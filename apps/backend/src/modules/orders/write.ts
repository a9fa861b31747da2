import { lineCost, mayStart, orderMachine, OrderStatus, PaymentMethod, PaymentStatus } from "@sen/domain";
import type { CheckoutTotals, Coupon } from "@sen/api";
import { inArray, sql } from "../../database/drizzle.ts";
import { takeFromDeals } from "../catalogue/index.ts";
import type { Transaction } from "../../database/connect.ts";
import { coupons, couponUses, orderHistories, orderItems, orders } from "../../database/schema/index.ts";
import { invalidFields, serverFault } from "../../errors/errors.ts";
import type { ReadLine } from "../cart/index.ts";
import { type Review, type ReviewGroup, reviewLines } from "../checkout/index.ts";
import { subjectOf } from "./agreement.ts";
import { indexOrderWords, moveStock, placedNotice, type OrderRow } from "../order-records/index.ts";
import { writeNotices } from "../notifications/index.ts";
import { createShipments } from "./create-shipments.ts";
import { heldUntil } from "../payments/index.ts";

/** Writes one order a shop out of an agreed review: takes the stock, the deals' pieces and the coupons, and begins the histories. Everything is locked. */
export async function writeOrders(tx: Transaction, review: Review, now: Date): Promise<OrderRow[]> {
  await takeGoods(tx, reviewLines(review));
  const ids = await nextOrderIds(tx, review.groups.length);
  const status =
    review.checkout.payment_method === PaymentMethod.online
      ? OrderStatus.pendingConfirm
      : OrderStatus.created;
  if (!mayStart(orderMachine, status, { actor: "customer" })) {
    throw serverFault(`orders do not start as ${status}`);
  }
  const rows = review.groups.map((group, index) => {
    const [id, sums] = [ids[index], review.totals.parcels[index]];
    if (id === undefined || !sums) throw serverFault("a shop without totals");
    return orderRow(review, group, { id, sums, status }, now);
  });
  const placed = await tx.insert(orders).values(rows).returning();
  placed.sort((a, b) => a.id - b.id);
  await tx
    .insert(orderItems)
    .values(review.groups.flatMap(({ lines }, index) => lines.map((line) => itemRow(line, ids[index] ?? 0))));
  await indexOrderWords(tx, ids);
  await tx.insert(orderHistories).values(
    placed.map((order) => ({
      order_id: order.id,
      order_status: order.order_status,
      payment_status: order.payment_status,
      created_at: now,
    })),
  );
  await useCoupons(tx, placed, now);
  await createShipments(tx, review, placed, now);
  await writeNotices(tx, placed.map(placedNotice), now);
  return placed;
}

/** Numbers of the next orders: their codes are made of them. */
async function nextOrderIds(tx: Transaction, count: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('orders', 'id')) as id from generate_series(1, ${count}::integer)`,
  );
  return rows.map(({ id }) => Number(id));
}

async function takeGoods(tx: Transaction, lines: readonly ReadLine[]): Promise<void> {
  await moveStock(
    tx,
    lines.map(({ goods, quantity }) => ({ ...goods, quantity })),
    1,
  );
  const ofDeals = lines.flatMap(({ now, quantity, stock, goods }, index) =>
    now?.deal ? [{ ...now.deal, quantity, stock, goods, index }] : [],
  );
  const soldOut = await takeFromDeals(tx, ofDeals);
  if (soldOut.length === 0) return;
  throw invalidFields(
    soldOut.map(({ index, stock, goods }) => ({
      field: `items[${index}].quantity`,
      code: "NOT_ENOUGH_STOCK",
      values: { limit: stock },
      subject: subjectOf(goods),
    })),
  );
}

function orderRow(
  review: Review,
  { tenant_id, lines, way }: ReviewGroup,
  { id, sums, status }: { id: number; sums: CheckoutTotals; status: OrderStatus },
  now: Date,
): typeof orders.$inferInsert {
  const { checkout } = review;
  const goods = lines[0]?.goods;
  if (!goods || !way) throw serverFault("a shop without lines or delivery");
  const coupon = (scope: Coupon["scope"], value: number) =>
    value > 0 ? couponOfParcel(review, goods, scope) : null;
  return {
    id,
    code: orderCode(id, now),
    customer_id: checkout.customer_id,
    checkout_id: checkout.id,
    tenant_id,
    mall_id: goods.mall_id,
    tenant_name: goods.tenant_name,
    tenant_image_url: goods.tenant_image_url,
    order_status: status,
    payment_method: checkout.payment_method,
    payment_status: PaymentStatus.pending,
    delivery_type: way.method.delivery_type,
    order_tenant: sums.goods_total,
    delivery_fee: sums.delivery_fee,
    delivery_coupon_value: sums.delivery_coupon_value,
    mall_coupon_value: sums.mall_coupon_value,
    tenant_coupon_value: sums.tenant_coupon_value,
    order_tenant_final: sums.total,
    delivery_coupon_id: coupon("delivery", sums.delivery_coupon_value),
    mall_coupon_id: coupon("mall", sums.mall_coupon_value),
    tenant_coupon_id: coupon("tenant", sums.tenant_coupon_value),
    text_note: checkout.note,
    held_until: status === OrderStatus.pendingConfirm ? heldUntil(now) : null,
    created_at: now,
    updated_at: now,
  };
}

/** Which coupon lowered a parcel: it takes one of a scope, the first chosen that could be used and covers it. See `checkoutTotals`. */
function couponOfParcel(
  { coupons: chosen, totals }: Review,
  parcel: { tenant_id: number; mall_id: number },
  scope: Coupon["scope"],
): number | null {
  const used = new Set(totals.coupons.flatMap(({ id, refusal }) => (refusal === null ? [id] : [])));
  const holding = chosen.find(
    ({ coupon }) =>
      coupon.scope === scope &&
      used.has(coupon.id) &&
      (coupon.tenant_id === null || coupon.tenant_id === parcel.tenant_id) &&
      (coupon.mall_id === null || coupon.mall_id === parcel.mall_id),
  );
  return holding?.coupon.id ?? null;
}

function itemRow(
  { goods, price, quantity, now }: ReadLine,
  order_id: number,
): typeof orderItems.$inferInsert {
  if (!Number.isSafeInteger(lineCost(price, quantity))) throw serverFault("an amount beyond all bounds");
  return {
    order_id,
    product_id: goods.product_id,
    variant_id: goods.variant_id,
    product_name_vi: goods.name_vi,
    product_name_en: goods.name_en,
    product_image: goods.image_url,
    variance_group_1_vi: goods.choice_1_vi,
    variance_group_1_en: goods.choice_1_en,
    variance_group_2_vi: goods.choice_2_vi,
    variance_group_2_en: goods.choice_2_en,
    original_price_after_tax: goods.original_price_after_tax,
    price_after_discount: price,
    quantity,
    flash_deal_item_id: now?.deal?.item_id ?? null,
    flash_deal_window: now?.deal?.starts_at ?? null,
  };
}

/** Counts every coupon once, over however many orders it was split, and notes in which of them it stands. */
async function useCoupons(tx: Transaction, placed: readonly OrderRow[], now: Date): Promise<void> {
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

/** "SEN-261121-0042": the day in Vietnam and the order's number. */
function orderCode(id: number, now: Date): string {
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Ho_Chi_Minh", dateStyle: "short" }).format(
    now,
  );
  return `SEN-${day.slice(2).replaceAll("-", "")}-${String(id).padStart(4, "0")}`;
}
