import { fromTable, type GatewayOutcome, type RefundOutcome } from "./gateway-outcome.ts";

/**
 * `resultCode` of a payment. Omits codes about MoMo's system or our settings (10 to 13, 20, 99…), which say nothing about the payment.
 * @see https://developers.momo.vn/v3/docs/payment/api/result-handling/resultcode
 */
const paymentCodes: Readonly<Record<string, GatewayOutcome>> = {
  0: "paid",
  // Authorized. MoMo asks to count it as paid if the payment has one step (`autoCapture`), as all of ours have.
  9000: "paid",
  1000: "pending",
  7000: "pending",
  7002: "pending",
  1001: "declined",
  1002: "declined",
  1004: "declined",
  1006: "declined",
  1007: "declined",
  1026: "declined",
  4001: "declined",
  4002: "declined",
  4100: "declined",
  // Cancelled after it was authorized; the page expired; cancelled by the merchant.
  1003: "closed",
  1005: "closed",
  1017: "closed",
};

/** `resultCode` of a refund. Omits 40 and 41, which say that MoMo knows the reference but not the outcome. */
const refundCodes: Readonly<Record<string, RefundOutcome>> = {
  0: "completed",
  7000: "pending",
  7002: "pending",
  20: "failed",
  21: "failed",
  22: "failed",
  42: "failed",
  // Our balance at MoMo does not cover it.
  1001: "failed",
  1080: "failed",
  1081: "failed",
  1088: "failed",
};

/** The outcome of a payment by MoMo's code. */
export function momoOutcome(resultCode: number): GatewayOutcome {
  return fromTable(paymentCodes, String(resultCode)) ?? "unknown";
}

/** The outcome of a refund by MoMo's code. */
export function momoRefundOutcome(resultCode: number): RefundOutcome {
  return fromTable(refundCodes, String(resultCode)) ?? "unknown";
}
