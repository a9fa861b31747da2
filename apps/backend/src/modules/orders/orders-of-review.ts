import {
  lineCost,
  mayStart,
  orderMachine,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
  type Totals,
} from "@sen/domain";
import type { CheckoutTotals, Coupon } from "@sen/api";
import { serverFault } from "../../errors/errors.ts";
import type { ReadLine } from "../cart/index.ts";
import type { Review, ReviewGroup } from "../checkout/index.ts";
import type { NewOrder } from "../order-records/index.ts";
import { heldUntil } from "../payments/index.ts";

/** Turns an agreed review into one order per shop. */
export function ordersOf(review: Review, now: Date): NewOrder[] {
  const status =
    review.checkout.payment_method === PaymentMethod.online
      ? OrderStatus.pendingConfirm
      : OrderStatus.created;
  if (!mayStart(orderMachine, status, { actor: "customer" })) {
    throw serverFault(`orders do not start as ${status}`);
  }
  return review.groups.map((group, index) => {
    const { parcels, taken } = review.totals;
    const [sums, coupons] = [parcels[index], taken[index]];
    if (!sums || !coupons) throw serverFault("a shop without totals");
    return {
      order: orderRow(review, group, { sums, coupons, status }, now),
      items: group.lines.map(itemRow),
    };
  });
}

function orderRow(
  { checkout }: Review,
  { tenant_id, lines, way, note }: ReviewGroup,
  { sums, coupons, status }: { sums: CheckoutTotals; coupons: Totals["taken"][number]; status: OrderStatus },
  now: Date,
): NewOrder["order"] {
  const goods = lines[0]?.goods;
  if (!goods || !way) throw serverFault("a shop without lines or delivery");
  const coupon = (scope: Coupon["scope"], value: number) => (value > 0 ? (coupons.get(scope) ?? null) : null);
  return {
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
    text_note: note,
    held_until: status === OrderStatus.pendingConfirm ? heldUntil(now) : null,
  };
}

/** The order item of a line. */
function itemRow({ goods, price, quantity, now }: ReadLine): NewOrder["items"][number] {
  if (!Number.isSafeInteger(lineCost(price, quantity))) throw serverFault("an amount beyond all bounds");
  return {
    product_id: goods.product_id,
    variant_id: goods.variant_id,
    product_name_vi: goods.product_name_vi,
    product_name_en: goods.product_name_en,
    product_image: goods.product_image,
    variance_group_1_vi: goods.variance_group_1_vi,
    variance_group_1_en: goods.variance_group_1_en,
    variance_group_2_vi: goods.variance_group_2_vi,
    variance_group_2_en: goods.variance_group_2_en,
    original_price_after_tax: goods.original_price_after_tax,
    price_after_discount: price,
    quantity,
    flash_deal_item_id: now?.deal?.item_id ?? null,
    flash_deal_window: now?.deal?.starts_at ?? null,
  };
}
