import type { OrderItem, OrderTotals } from "@sen/api";
import type { OrderBundle } from "../bundle.ts";
import { inLanguage } from "../../../texts/in-language.ts";
import type { Locale } from "../../../texts/messages.ts";

type Item = OrderBundle["items"][number];

/** What was bought, as it was called then, in the caller's language. */
export function itemNames(item: Omit<Item, "flash_deal_window">, locale: Locale) {
  return {
    product_id: item.product_id,
    variant_id: item.variant_id,
    product_name: inLanguage(item, "product_name", locale),
    product_image: item.product_image,
    variance_group_1: item[`variance_group_1_${locale}`],
    variance_group_2: item[`variance_group_2_${locale}`],
  };
}

/** The items as they were at purchase. */
export function itemsOf({ items }: Pick<OrderBundle, "items">, locale: Locale): OrderItem[] {
  return items.map((item) => ({
    id: item.id,
    ...itemNames(item, locale),
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
