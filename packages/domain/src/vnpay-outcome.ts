import { fromTable, type GatewayOutcome, type RefundOutcome } from "./gateway-outcome.ts";

/**
 * `vnp_TransactionStatus` of a payment.
 * @see https://sandbox.vnpayment.vn/apis/docs/bang-ma-loi/
 */
const paymentStatuses: Readonly<Record<string, GatewayOutcome>> = {
  "00": "paid",
  "01": "pending",
  "02": "declined",
  // The bank took the money, VNPay did not: the two of them compare their books first.
  "04": "review",
  // The money is on its way back: at VNPay, at the bank.
  "05": "closed",
  "06": "closed",
  // Suspected fraud.
  "07": "review",
  // VNPay wanted to give the money back, and that was refused.
  "09": "review",
};

/**
 * `vnp_ResponseCode` of an IPN.
 * @see https://sandbox.vnpayment.vn/apis/docs/thanh-toan-pay/pay.html
 */
const noticeCodes: Readonly<Record<string, "paid" | "review" | "declined">> = {
  "00": "paid",
  // The money was taken, and the transaction is suspected of fraud: the merchant accepts or refuses it at VNPay.
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

/** What VNPay says of a payment that it is asked about (`querydr`, answered 00): its transaction status. */
export function vnpayOutcome(transactionStatus: string): GatewayOutcome {
  return fromTable(paymentStatuses, transactionStatus) ?? "unknown";
}

/** What an IPN of VNPay says. Paid only where response code and transaction status both say so; a pair that contradicts itself is unknown. */
export function vnpayNoticeOutcome(responseCode: string, transactionStatus: string): GatewayOutcome {
  const code = fromTable(noticeCodes, responseCode);
  const status = fromTable(paymentStatuses, transactionStatus);
  if (code === undefined || status === undefined) return "unknown";
  if (code === "review" || status === "review") return "review";
  if (status === "pending" || status === "closed") return status;
  return code === status ? status : "unknown";
}

/**
 * `vnp_ResponseCode` of `refund`. What is missing was not refused: 02 and 97 are of our settings, 99 is any other error, and a time-out may have moved the
 * money.
 * @see https://sandbox.vnpayment.vn/apis/docs/truy-van-hoan-tien/querydr&refund.html
 */
const refundCodes: Readonly<Record<string, RefundOutcome>> = {
  "03": "failed",
  "91": "failed",
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

/** What VNPay says of a refund that it was sent, or of one that it is asked about (answered 00). */
export function vnpayRefundOutcome(responseCode: string, transactionStatus: string): RefundOutcome {
  const table = responseCode === "00" ? refundStatuses : refundCodes;
  return fromTable(table, responseCode === "00" ? transactionStatus : responseCode) ?? "unknown";
}
