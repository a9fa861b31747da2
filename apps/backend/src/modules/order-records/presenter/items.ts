import type { OrderItem, OrderTotals } from "@sen/api";
import type { OrderBundle } from "../bundle.ts";
import { inLanguage } from "../../../texts/in-language.ts";
import type { Locale } from "../../../texts/messages.ts";

/** The items as they were at purchase, in the caller's language. */
export function itemsOf({ items }: Pick<OrderBundle, "items">, locale: Locale): OrderItem[] {
  return items.map((item) => ({
    id: item.id,
    product_id: item.product_id,
    variant_id: item.variant_id,
    product_name: inLanguage(item, "product_name", locale),
    product_image: item.product_image,
    variance_group_1: locale === "en" ? item.variance_group_1_en : item.variance_group_1_vi,
    variance_group_2: locale === "en" ? item.variance_group_2_en : item.variance_group_2_vi,
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
