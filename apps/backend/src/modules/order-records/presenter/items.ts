import type { OrderItem, OrderTotals } from "@sen/api";
import type { OrderBundle } from "../bundle.ts";
import { goodsNames } from "../../../texts/goods-names.ts";
import type { Locale } from "../../../texts/messages.ts";

/** The items as they were at purchase. */
export function itemsOf({ items }: Pick<OrderBundle, "items">, locale: Locale): OrderItem[] {
  return items.map((item) => ({
    id: item.id,
    ...goodsNames(item, locale),
    price_after_discount: item.price_after_discount,
    original_price_after_tax: item.original_price_after_tax,
    quantity: item.quantity,
  }));
}

/** An order's totals. Spec §2, totals. */
export function totalsOf({ order }: Pick<OrderBundle, "order">): OrderTotals {
  return {
    order_tenant: order.order_tenant,
    delivery_fee: order.delivery_fee,
    delivery_coupon_value: order.delivery_coupon_value,
    mall_coupon_value: order.mall_coupon_value,
    tenant_coupon_value: order.tenant_coupon_value,
    order_tenant_final: order.order_tenant_final,
  };
}
