import type { CheckoutTotals } from "@sen/api";

const COUPON_SCOPES = ["tenant", "mall", "delivery"] as const;

/** What the coupons of each scope take off a payment, or off one shop's part of it; only those that take something. */
export const couponAmounts = (sums: Pick<CheckoutTotals, `${(typeof COUPON_SCOPES)[number]}_coupon_value`>) =>
  COUPON_SCOPES.map((scope) => ({ scope, amount: sums[`${scope}_coupon_value`] })).filter(
    ({ amount }) => amount > 0,
  );
