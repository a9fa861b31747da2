import type { Coupon, CouponProblem } from "@sen/api";
import { percentOf } from "./money.ts";

/** What of a coupon decides whether it holds and what it takes off. */
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

/** What a coupon is held against. */
export interface CouponBasket {
  /** Goods that the coupon covers, in dong, before any coupon; 0 when it covers none of them. */
  goods: number;
  /** Whether this customer has used it already. */
  used?: boolean;
  /** Whether it is for newcomers, of whom this customer is none. */
  withheld?: boolean;
}

/** Why a coupon cannot be used, and how many dong of goods are missing when that is why. */
export interface CouponRefusal {
  problem: CouponProblem;
  /** Dong; only with `below_minimum`. */
  missing?: number;
}

/**
 * Whether a coupon can be used now: null, or the first reason why not. Its window includes its first moment and not
 * its last; the minimum is measured on the goods it covers, before coupons. `now` is the server's time.
 */
export function refuseCoupon(coupon: CouponTerms, basket: CouponBasket, now: Date): CouponRefusal | null {
  if (now.getTime() < Date.parse(coupon.starts_at)) return { problem: "not_started" };
  if (now.getTime() >= Date.parse(coupon.ends_at)) return { problem: "expired" };
  if (basket.used === true) return { problem: "already_used" };
  if (basket.withheld === true) return { problem: "newcomers_only" };
  if (coupon.remaining <= 0) return { problem: "used_up" };
  if (basket.goods <= 0) return { problem: "not_applicable" };
  if (basket.goods < coupon.min_order_value) {
    return { problem: "below_minimum", missing: coupon.min_order_value - basket.goods };
  }
  return null;
}

/**
 * What a coupon takes off an amount, in dong: never below zero and never more than the amount. `fixed` takes its
 * value off, `percent` a part (at most `max_discount`), `flat` makes the amount cost its value. Spec §4, coupon
 * value types.
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

/** A typed code as it is kept: composed, in capitals, without spaces, whatever was typed around and between. */
export function couponCode(typed: string): string {
  return typed
    .normalize("NFKC")
    .replace(/[\s\p{Cc}]+/gu, "")
    .toUpperCase();
}
