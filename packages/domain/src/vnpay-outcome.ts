import { fromTable, type GatewayOutcome, type RefundOutcome } from "./gateway-outcome.ts";

/**
 * `vnp_TransactionStatus` of a payment.
 * @see https://sandbox.vnpayment.vn/apis/docs/bang-ma-loi/
 */
const paymentStatuses: Readonly<Record<string, GatewayOutcome>> = {
  "00": "paid",
  "01": "pending",
  "02": "declined",
  // Debited at the bank, but not successful at VNPay: the two reconcile first.
  "04": "review",
  // Being refunded: by VNPay (05), by the bank (06).
  "05": "closed",
  "06": "closed",
  // Suspected fraud.
  "07": "review",
  // VNPay's refund was refused.
  "09": "review",
};

/**
 * `vnp_ResponseCode` of an IPN.
 * @see https://sandbox.vnpayment.vn/apis/docs/thanh-toan-pay/pay.html
 */
const noticeCodes: Readonly<Record<string, "paid" | "review" | "declined">> = {
  "00": "paid",
  // Paid, but suspected of fraud: the merchant accepts or refuses it at VNPay.
  "07": "review",
  "09": "declined",
  "10": "declined",
  "11": "declined",
  "12": "declined",
  "13": "declined",
  "24": "declined",
  "51": "declined",
  "65": "declined",
  "75": "declined",
  "79": "declined",
  "99": "declined",
};

/** The outcome of a queried payment (`querydr` with response code 00), by its transaction status. */
export function vnpayOutcome(transactionStatus: string): GatewayOutcome {
  return fromTable(paymentStatuses, transactionStatus) ?? "unknown";
}

/** The outcome of an IPN. Paid only if response code and transaction status both say so; a contradictory pair is unknown. */
export function vnpayNoticeOutcome(responseCode: string, transactionStatus: string): GatewayOutcome {
  const code = fromTable(noticeCodes, responseCode);
  const status = fromTable(paymentStatuses, transactionStatus);
  if (code === undefined || status === undefined) return "unknown";
  if (code === "review" || status === "review") return "review";
  if (status === "pending" || status === "closed") return status;
  return code === status ? status : "unknown";
}

/**
 * `vnp_ResponseCode` of `refund`. Omitted codes are not refusals: 02 and 97 concern our settings, 99 is any other error, and a timeout may
 * have moved the money.
 * @see https://sandbox.vnpayment.vn/apis/docs/truy-van-hoan-tien/querydr&refund.html
 * @see https://sandbox.vnpayment.vn/apis/docs/bang-ma-loi/ (04 and 13: in full or in part only; 93: above what was paid)
 */
const refundCodes: Readonly<Record<string, RefundOutcome>> = {
  "03": "failed",
  "04": "failed",
  "13": "failed",
  "91": "failed",
  "93": "failed",
  "94": "pending",
  "95": "failed",
};

/** `vnp_TransactionStatus` of a refund. */
const refundStatuses: Readonly<Record<string, RefundOutcome>> = {
  "00": "completed",
  "01": "pending",
  "02": "failed",
  "05": "pending",
  "06": "pending",
  "09": "failed",
};

/** The outcome of a refund request, or of a queried refund (response code 00). */
export function vnpayRefundOutcome(responseCode: string, transactionStatus: string): RefundOutcome {
  const table = responseCode === "00" ? refundStatuses : refundCodes;
  return fromTable(table, responseCode === "00" ? transactionStatus : responseCode) ?? "unknown";
}
