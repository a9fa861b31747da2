import type { OrderTotals } from "@sen/api";
import { couponScopeKey } from "./message-keys.ts";

/** A line of an order's totals. */
export interface OrderTotalLine {
  /** Text key. */
  labelKey: (typeof labels)[keyof typeof labels] | ReturnType<typeof couponScopeKey>;
  /** Dong; negative for coupons. */
  amount: number;
}

const labels = {
  goods: "aftersales:totals.goods",
  delivery: "aftersales:totals.delivery",
} as const;

/**
 * The lines above the final cost: always the goods; delivery and coupons only if they are not 0. Spec §2, complaint detail. They add up to
 * `order_tenant_final`, shown below them.
 */
export function orderTotalLines(totals: OrderTotals): OrderTotalLine[] {
  const lines: OrderTotalLine[] = [
    { labelKey: labels.delivery, amount: totals.delivery_fee },
    { labelKey: couponScopeKey("delivery"), amount: -totals.delivery_coupon_value },
    { labelKey: couponScopeKey("mall"), amount: -totals.mall_coupon_value },
    { labelKey: couponScopeKey("tenant"), amount: -totals.tenant_coupon_value },
  ];
  return [
    { labelKey: labels.goods, amount: totals.order_tenant },
    ...lines.filter(({ amount }) => Math.abs(amount) > 0),
  ];
}
