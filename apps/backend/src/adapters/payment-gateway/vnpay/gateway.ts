import {
  CURRENCY,
  type GatewayOutcome,
  type GatewayPayment,
  type PaymentAnswer,
  type PaymentGateway,
  type RefundAnswer,
  type RefundRequest,
} from "../payment-gateway.ts";
import type { Clock } from "../../clock/clock.ts";
import { vnpayNotices } from "./notices.ts";
import { outcomeOf, refundOutcomeOf } from "./outcomes.ts";
import type { VnpaySettings } from "./settings.ts";
import { queryOf, sign } from "./signing.ts";
import { transactionApi, type ApiAnswer } from "./transaction-api.ts";
import { amountOf, amountText, dateOf, dateText, infoText, refText } from "./values.ts";

interface VnpayParts {
  settings: VnpaySettings;
  /** Where customers come back to: it drops what VNPay adds to the address before the shop's page sees it. */
  returnUrlOf: (resultUrl: string) => string;
  clock: Clock;
}

const VERSION = "2.1.0";
/** Response codes of the transaction API. */
const OK = "00";
const NOT_FOUND = "91";
const REPEATED = "94";

/**
 * VNPay, by its documents of version 2.1.0: the payment page is an address with signed parameters, what became of a payment comes as an IPN or is
 * asked for (`querydr`), and money goes back by `refund`. A page cannot be closed before it expires: `close` answers what is true of the money.
 */
export function vnpayGateway({ settings, returnUrlOf, clock }: VnpayParts): PaymentGateway {
  const { tmnCode, hashSecret, payUrl, serverAddress } = settings;
  const call = transactionApi(settings, clock);

  async function lookUp(payment: GatewayPayment): Promise<PaymentAnswer> {
    const { reference, createdAt } = payment;
    const said = await call("querydr", {
      vnp_TxnRef: refText(reference),
      vnp_OrderInfo: "Query a payment",
      vnp_TransactionDate: dateText(createdAt),
    });
    if (said.vnp_ResponseCode === NOT_FOUND) return answerOf(payment, "pending");
    if (said.vnp_ResponseCode !== OK) throw refused("querydr", said);
    return {
      ...answerOf(payment, outcomeOf(said.vnp_TransactionStatus)),
      amount: amountOf(said.vnp_Amount),
      transaction: said.vnp_TransactionNo ?? null,
      decidedAt: dateOf(said.vnp_PayDate),
    };
  }

  async function lookUpRefund(request: RefundRequest): Promise<RefundAnswer> {
    const { reference, payment, amount, transaction } = request;
    const said = await call("querydr", {
      vnp_TxnRef: refText(payment.reference),
      vnp_OrderInfo: "Query a refund",
      vnp_TransactionNo: transaction ?? "",
      vnp_TransactionDate: dateText(request.requestedAt),
    });
    // Until VNPay knows it by its number, it is taken and not decided.
    if (said.vnp_ResponseCode === NOT_FOUND) return refundPending(request);
    if (said.vnp_ResponseCode !== OK) throw refused("querydr", said);
    if (!["02", "03"].includes(said.vnp_TransactionType ?? "")) return refundPending(request);
    const outcome = refundOutcomeOf(said.vnp_TransactionStatus);
    return {
      reference,
      outcome,
      amount: outcome === "failed" ? amount : amountOf(said.vnp_Amount),
      currency: CURRENCY,
      transaction: said.vnp_TransactionNo ?? transaction,
      decidedAt: dateOf(said.vnp_PayDate),
      problem: outcome === "failed" ? problemOf(said) : null,
    };
  }

  return {
    simulation: null,
    open({
      reference,
      amount,
      currency,
      createdAt,
      description,
      locale,
      returnUrl,
      expiresAt,
      clientAddress,
    }) {
      const query = queryOf({
        vnp_Version: VERSION,
        vnp_Command: "pay",
        vnp_TmnCode: tmnCode,
        vnp_Amount: amountText(amount),
        vnp_CurrCode: currency,
        vnp_TxnRef: refText(reference),
        vnp_OrderInfo: infoText(`Thanh toan don hang ${description}`),
        vnp_OrderType: "other",
        vnp_Locale: locale === "en" ? "en" : "vn",
        vnp_ReturnUrl: returnUrlOf(returnUrl),
        vnp_IpAddr: clientAddress ?? serverAddress,
        vnp_CreateDate: dateText(createdAt),
        vnp_ExpireDate: dateText(expiresAt),
      });
      const paymentUrl = `${payUrl}?${query}&vnp_SecureHash=${sign(hashSecret, query)}`;
      return Promise.resolve({ paymentUrl, transaction: null });
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
          vnp_TransactionType: isWhole ? "02" : "03",
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
      // The same name again within a day: VNPay has it.
      if (said.vnp_ResponseCode === REPEATED) {
        return lookUpRefund({ ...request, transaction: said.vnp_TransactionNo ?? request.transaction });
      }
      const isTaken = said.vnp_ResponseCode === OK;
      const outcome = isTaken ? refundOutcomeOf(said.vnp_TransactionStatus) : "failed";
      return {
        reference,
        outcome,
        amount: isTaken ? amountOf(said.vnp_Amount) : amount,
        currency: CURRENCY,
        transaction: said.vnp_TransactionNo ?? null,
        decidedAt: dateOf(said.vnp_PayDate),
        problem: outcome === "failed" ? problemOf(said) : null,
      };
    },
    lookUpRefund,
    list: null,
    notices: vnpayNotices(settings),
  };
}

function answerOf({ reference, amount, currency }: GatewayPayment, outcome: GatewayOutcome): PaymentAnswer {
  return { reference, outcome, amount, currency, transaction: null, decidedAt: null };
}

function refundPending({ reference, amount, transaction }: RefundRequest): RefundAnswer {
  return {
    reference,
    outcome: "pending",
    amount,
    currency: CURRENCY,
    transaction,
    decidedAt: null,
    problem: null,
  };
}

const problemOf = ({ vnp_ResponseCode = "", vnp_TransactionStatus = "", vnp_Message = "" }: ApiAnswer) =>
  `VNPay ${vnp_ResponseCode}/${vnp_TransactionStatus}: ${vnp_Message}`.slice(0, 500);

const refused = (command: string, said: ApiAnswer) => new Error(`${command} was refused. ${problemOf(said)}`);
