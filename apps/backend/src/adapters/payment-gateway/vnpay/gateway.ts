import { vnpayOutcome, vnpayRefundOutcome, type GatewayOutcome, type RefundOutcome } from "@sen/domain";
import type {
  GatewayPayment,
  PaymentAnswer,
  PaymentGateway,
  RefundAnswer,
  RefundRequest,
} from "../../../ports/payment-gateway.ts";
import type { Clock } from "../../../ports/clock.ts";
import { vnpayNotices } from "./notices.ts";
import type { VnpaySettings } from "./settings.ts";
import { queryOf, sign } from "./signing.ts";
import { transactionApi, type ApiAnswer } from "./transaction-api.ts";
import {
  amountOf,
  amountText,
  dateOf,
  dateText,
  dayText,
  infoText,
  refText,
  transactionOf,
  VERSION,
} from "./values.ts";

interface VnpayParts {
  settings: VnpaySettings;
  /** The URL customers return to. It strips VNPay's query parameters and redirects to the shop's page. */
  returnUrlOf: (resultUrl: string) => string;
  clock: Clock;
  /** Request timeout. @default 15 seconds */
  timeoutMs?: number;
}

/** Response codes of the transaction API. */
const OK = "00";
const NOT_FOUND = "91";
/** Transaction types of a refund: in full, or in part. */
const WHOLE = "02";
const PART = "03";
/** As the payment page states: from 5,000 dong to below a billion. */
const LIMITS = { min: 5_000, max: 999_999_999 };

/**
 * VNPay, by its documentation of version 2.1.0. The payment page is a URL with signed parameters; the outcome arrives as an IPN or from
 * `querydr`; `refund` sends money back. A page cannot be closed before it expires, so `close` reports the actual state of the payment.
 * @see https://sandbox.vnpayment.vn/apis/docs/thanh-toan-pay/pay.html
 * @see https://sandbox.vnpayment.vn/apis/docs/truy-van-hoan-tien/querydr&refund.html
 */
export function vnpayGateway({ settings, returnUrlOf, clock, timeoutMs }: VnpayParts): PaymentGateway {
  const { tmnCode, hashSecret, payUrl, serverAddress } = settings;
  const call = transactionApi(settings, clock, timeoutMs);

  async function lookUp(payment: GatewayPayment): Promise<PaymentAnswer> {
    const { reference, createdAt } = payment;
    const said = await call("querydr", {
      vnp_TxnRef: refText(reference),
      vnp_OrderInfo: "Query a payment",
      vnp_TransactionDate: dateText(createdAt),
    });
    // The payment page was not opened yet.
    if (said.vnp_ResponseCode === NOT_FOUND) return answerOf(payment, "pending");
    // 94: queried too often. Like any other code, it is retried later.
    if (said.vnp_ResponseCode !== OK) return answerOf(payment, "unknown");
    return {
      ...answerOf(payment, vnpayOutcome(said.vnp_TransactionStatus ?? "")),
      amount: amountOf(said.vnp_Amount),
      transaction: transactionOf(said.vnp_TransactionNo),
      decidedAt: dateOf(said.vnp_PayDate),
    };
  }

  /**
   * VNPay finds a refund only by its transaction number. Without one, the payment is queried instead: that can show a full refund, but never
   * that our refund does not exist.
   */
  async function lookUpRefund(request: RefundRequest): Promise<RefundAnswer> {
    const { payment, transaction, isWhole } = request;
    const said = await call("querydr", {
      vnp_TxnRef: refText(payment.reference),
      vnp_OrderInfo: "Query a refund",
      vnp_TransactionNo: transaction ?? "",
      vnp_TransactionDate: dateText(transaction === null ? payment.createdAt : request.requestedAt),
    });
    const type = said.vnp_TransactionType ?? "";
    const isOurs = transaction === null ? isWhole && type === WHOLE : [WHOLE, PART].includes(type);
    if (said.vnp_ResponseCode !== OK || !isOurs) return refundAnswer(request, said, "unknown");
    const outcome = vnpayRefundOutcome(OK, said.vnp_TransactionStatus ?? "");
    // A refusal reported on the payment may belong to an earlier attempt.
    const isOfAnother = transaction === null && outcome === "failed";
    return refundAnswer(request, said, isOfAnother ? "unknown" : outcome);
  }

  return {
    id: "vnpay",
    limits: LIMITS,
    simulation: null,
    open({ reference, amount, createdAt, description, locale, returnUrl, expiresAt, clientAddress }) {
      const query = queryOf({
        vnp_Version: VERSION,
        vnp_Command: "pay",
        vnp_TmnCode: tmnCode,
        vnp_Amount: amountText(amount),
        vnp_CurrCode: "VND",
        vnp_TxnRef: refText(reference),
        vnp_OrderInfo: infoText(`Thanh toan don hang ${description}`),
        vnp_OrderType: "other",
        vnp_Locale: locale === "en" ? "en" : "vn",
        vnp_ReturnUrl: returnUrlOf(returnUrl),
        vnp_IpAddr: clientAddress ?? serverAddress,
        vnp_CreateDate: dateText(createdAt),
        vnp_ExpireDate: dateText(expiresAt),
      });
      return Promise.resolve(`${payUrl}?${query}&vnp_SecureHash=${sign(hashSecret, query)}`);
    },
    lookUp,
    async close(payment) {
      const answer = await lookUp(payment);
      return answer.outcome === "pending" ? { ...answer, outcome: "closed" } : answer;
    },
    async refund(request) {
      const { reference, payment, amount, isWhole, description, requestedAt } = request;
      const said = await call(
        "refund",
        {
          vnp_TransactionType: isWhole ? WHOLE : PART,
          vnp_TxnRef: refText(payment.reference),
          vnp_Amount: amountText(amount),
          vnp_TransactionNo: payment.transaction ?? "",
          vnp_TransactionDate: dateText(payment.createdAt),
          vnp_CreateBy: "Sen",
          vnp_CreateDate: dateText(requestedAt),
          vnp_OrderInfo: infoText(description),
        },
        refText(reference),
      );
      const outcome = vnpayRefundOutcome(said.vnp_ResponseCode ?? "", said.vnp_TransactionStatus ?? "");
      return refundAnswer(request, said, outcome);
    },
    // VNPay asks for request ids unique per day, but does not document that it drops duplicates. A full refund cannot go through twice whatever
    // is sent again (code 94 meanwhile); a partial one might.
    isRefundRepeatable: ({ isWhole, requestedAt }, now) => isWhole && dayText(requestedAt) === dayText(now),
    lookUpRefund,
    notices: vnpayNotices(settings),
  };
}

function answerOf({ reference, amount }: GatewayPayment, outcome: GatewayOutcome): PaymentAnswer {
  return { reference, outcome, amount, transaction: null, decidedAt: null };
}

function refundAnswer(
  { reference, amount, transaction }: RefundRequest,
  said: ApiAnswer,
  outcome: RefundOutcome,
): RefundAnswer {
  const isTaken = said.vnp_ResponseCode === OK && (outcome === "pending" || outcome === "completed");
  return {
    reference,
    outcome,
    amount: isTaken ? amountOf(said.vnp_Amount) : amount,
    transaction: isTaken ? (transactionOf(said.vnp_TransactionNo) ?? transaction) : transaction,
    decidedAt: dateOf(said.vnp_PayDate),
    problem: isTaken ? null : problemOf(said),
  };
}

const problemOf = ({ vnp_ResponseCode = "", vnp_TransactionStatus = "", vnp_Message = "" }: ApiAnswer) =>
  `VNPay ${vnp_ResponseCode}/${vnp_TransactionStatus}: ${vnp_Message}`.slice(0, 500);
