import type { RequestReason as Reason } from "@sen/api";

/** Why a complaint or a return is raised. Spec §3, complaint and return reasons 1 to 8. */
export const RequestReason = {
  notReceived: 1,
  missing: 2,
  wrongProduct: 3,
  easyToBreak: 4,
  error: 5,
  fake: 6,
  different: 7,
  used: 8,
} as const satisfies Record<string, Reason>;
export type RequestReason = (typeof RequestReason)[keyof typeof RequestReason];

/** All reasons, in display order. */
export const REQUEST_REASONS: readonly RequestReason[] = Object.values(RequestReason);

const labels = {
  [RequestReason.notReceived]: "aftersales:reason.not_received",
  [RequestReason.missing]: "aftersales:reason.missing",
  [RequestReason.wrongProduct]: "aftersales:reason.wrong_product",
  [RequestReason.easyToBreak]: "aftersales:reason.easy_to_break",
  [RequestReason.error]: "aftersales:reason.error",
  [RequestReason.fake]: "aftersales:reason.fake",
  [RequestReason.different]: "aftersales:reason.different",
  [RequestReason.used]: "aftersales:reason.used",
} as const satisfies Record<RequestReason, string>;

/** The text key of a reason. */
export function requestReasonLabel(reason: RequestReason): (typeof labels)[RequestReason] {
  return labels[reason];
}

const returnLabels = {
  ...labels,
  [RequestReason.different]: "aftersales:return_reason.different",
} as const satisfies Record<RequestReason, string>;

/**
 * The text key of a return's reason, worded so that customers with the wrong size or a change of mind find theirs among the eight. The spec
 * names the reasons but not their texts.
 */
export function returnReasonLabel(reason: RequestReason): (typeof returnLabels)[RequestReason] {
  return returnLabels[reason];
}
