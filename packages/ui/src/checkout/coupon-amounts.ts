import type { CheckoutTotals } from "@sen/api";

const COUPON_SCOPES = ["tenant", "mall", "delivery"] as const;

/** The discount of each coupon scope, on a payment or on one shop's part of it; only those above 0. */
export const couponAmounts = (sums: Pick<CheckoutTotals, `${(typeof COUPON_SCOPES)[number]}_coupon_value`>) =>
  COUPON_SCOPES.map((scope) => ({ scope, amount: sums[`${scope}_coupon_value`] })).filter(
    ({ amount }) => amount > 0,
  );
