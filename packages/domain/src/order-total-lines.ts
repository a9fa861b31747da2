import type { OrderTotals } from "@sen/api";

/** One line of an order's totals. */
export interface OrderTotalLine {
  /** Text key. */
  labelKey: (typeof labels)[keyof typeof labels];
  /** Dong; below zero for what a coupon takes off. */
  amount: number;
}

const labels = {
  goods: "aftersales:totals.goods",
  delivery: "aftersales:totals.delivery",
  deliveryCoupon: "aftersales:totals.delivery_coupon",
  mallCoupon: "aftersales:totals.mall_coupon",
  tenantCoupon: "aftersales:totals.tenant_coupon",
} as const;

/**
 * The lines above the final cost: the goods always, delivery and each coupon only above 0. Spec §2, complaint detail.
 * They add up to `order_tenant_final`, which stands below them.
 */
export function orderTotalLines(totals: OrderTotals): OrderTotalLine[] {
  const lines: OrderTotalLine[] = [
    { labelKey: labels.delivery, amount: totals.delivery_fee },
    { labelKey: labels.deliveryCoupon, amount: -totals.delivery_coupon_value },
    { labelKey: labels.mallCoupon, amount: -totals.mall_coupon_value },
    { labelKey: labels.tenantCoupon, amount: -totals.tenant_coupon_value },
  ];
  return [
    { labelKey: labels.goods, amount: totals.order_tenant },
    ...lines.filter(({ amount }) => Math.abs(amount) > 0),
  ];
}
