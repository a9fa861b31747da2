import type { CancelReason as Reason } from "@sen/api";

/** Why a customer cancels an order. Spec §3: seven reasons with ids 1 to 7; their meanings are our choice. */
export const CancelReason = {
  changedMind: 1,
  changeAddress: 2,
  changeProducts: 3,
  cheaperElsewhere: 4,
  tooSlow: 5,
  forgotCoupon: 6,
  other: 7,
} as const satisfies Record<string, Reason>;
export type CancelReason = (typeof CancelReason)[keyof typeof CancelReason];

/** All reasons, in display order. */
export const CANCEL_REASONS: readonly CancelReason[] = Object.values(CancelReason);

const labels = {
  [CancelReason.changedMind]: "orders:cancel_reason.changed_mind",
  [CancelReason.changeAddress]: "orders:cancel_reason.change_address",
  [CancelReason.changeProducts]: "orders:cancel_reason.change_products",
  [CancelReason.cheaperElsewhere]: "orders:cancel_reason.cheaper_elsewhere",
  [CancelReason.tooSlow]: "orders:cancel_reason.too_slow",
  [CancelReason.forgotCoupon]: "orders:cancel_reason.forgot_coupon",
  [CancelReason.other]: "orders:cancel_reason.other",
} as const satisfies Record<CancelReason, string>;

/** The text key of a reason. */
export function cancelReasonLabel(reason: CancelReason): (typeof labels)[CancelReason] {
  return labels[reason];
}
