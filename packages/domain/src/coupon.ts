import type { Coupon, CouponProblem } from "@sen/api";
import { percentOf } from "./money.ts";

/** The fields of a coupon that decide whether it is valid, and its discount. */
export type CouponTerms = Pick<
  Coupon,
  | "scope"
  | "value_type"
  | "value"
  | "max_discount"
  | "min_order_value"
  | "starts_at"
  | "ends_at"
  | "remaining"
>;

/** The basket that a coupon is checked against. */
export interface CouponBasket {
  /** Value of the goods that the coupon covers, in dong, before any coupon; 0 if it covers none. */
  goods: number;
  /** Whether this customer has already used it. */
  used?: boolean;
  /** Whether it is for new customers only, and this customer is not one. */
  withheld?: boolean;
}

/** Why a coupon cannot be used, and by how many dong the minimum is missed. */
export interface CouponRefusal {
  problem: CouponProblem;
  /** Dong; only with `below_minimum`. */
  missing?: number;
}

/**
 * Whether a coupon can be used now: null, or the first reason why not. Its window includes its start and excludes its end; the
 * minimum applies to the goods it covers, before coupons. `now` is the server's time.
 */
export function refuseCoupon(coupon: CouponTerms, basket: CouponBasket, now: Date): CouponRefusal | null {
  if (now.getTime() < Date.parse(coupon.starts_at)) return { problem: "not_started" };
  if (now.getTime() >= Date.parse(coupon.ends_at)) return { problem: "expired" };
  if (basket.used === true) return { problem: "already_used" };
  if (basket.withheld === true) return { problem: "newcomers_only" };
  if (coupon.remaining <= 0) return { problem: "used_up" };
  return refuseGoods(coupon, basket.goods);
}

/** Why the covered goods are not enough for a coupon that can be used otherwise; null if they are. */
export function refuseGoods(
  { min_order_value }: Pick<CouponTerms, "min_order_value">,
  goods: number,
): CouponRefusal | null {
  if (goods <= 0) return { problem: "not_applicable" };
  return goods < min_order_value ? { problem: "below_minimum", missing: min_order_value - goods } : null;
}

/** Why a coupon cannot be used whatever is bought: its period, number and uses. The cart checks the rest. */
export function couponProblem(coupon: CouponTerms, used: boolean, now: Date): CouponProblem | null {
  return refuseCoupon(coupon, { goods: Math.max(1, coupon.min_order_value), used }, now)?.problem ?? null;
}

/**
 * The discount of a coupon on an amount, in dong: never negative and never more than the amount. `fixed` subtracts its value,
 * `percent` a share (up to `max_discount`); `flat` sets the amount to its value. Spec §4, coupon value types.
 */
export function couponDiscount(
  { value_type, value, max_discount }: Pick<CouponTerms, "value_type" | "value" | "max_discount">,
  amount: number,
): number {
  const wanted = {
    fixed: () => value,
    percent: () => Math.min(percentOf(amount, value), max_discount ?? amount),
    flat: () => amount - value,
  }[value_type]();
  return Math.min(Math.max(0, wanted), amount);
}

/** Normalizes a typed coupon code: NFKC, upper case, without whitespace and control characters. */
export function couponCode(typed: string): string {
  return typed
    .normalize("NFKC")
    .replace(/[\s\p{Cc}]+/gu, "")
    .toUpperCase();
}
