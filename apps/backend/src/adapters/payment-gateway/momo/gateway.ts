import { momoOutcome, momoRefundOutcome, type RefundOutcome } from "@sen/domain";
import { randomUUID } from "node:crypto";
import * as z from "zod";
import type {
  GatewayPayment,
  PaymentAnswer,
  PaymentGateway,
  RefundAnswer,
  RefundRequest,
} from "../../../ports/payment-gateway.ts";
import { momoApi, type MomoAnswer } from "./api.ts";
import { momoNotices } from "./notices.ts";
import type { MomoSettings } from "./settings.ts";

interface MomoParts {
  settings: MomoSettings;
  /** The URL customers return to. It strips MoMo's query parameters and redirects to the shop's page. */
  returnUrlOf: (resultUrl: string) => string;
  /** The URL MoMo sends its notices to. */
  noticeUrl: string;
  clock: { now: () => Date };
  /** Request timeout. @default 30 seconds, the minimum that MoMo asks for */
  timeoutMs?: number;
}

/** Of one wallet payment, in dong. */
const LIMITS = { min: 1_000, max: 50_000_000 };
const OK = 0;
/** MoMo does not know this order id, or has it already. */
const NOT_FOUND = 42;
const MINUTE_MS = 60_000;
const DESCRIPTION_MAX_LENGTH = 255;

const refundSchema = z.looseObject({
  orderId: z.string(),
  amount: z.number(),
  resultCode: z.int(),
  transId: z.number().optional(),
  createdTime: z.number().optional(),
});

/**
 * MoMo, by its documentation of API v2. `create` returns the payment page; the outcome arrives as an IPN or from `query`; `refund` sends money
 * back, and the payment's query lists its refunds. A page cannot be closed before it expires.
 * @see https://developers.momo.vn/v3/docs/payment/api/wallet/onetime
 * @see https://developers.momo.vn/v3/docs/payment/api/payment-api/query
 * @see https://developers.momo.vn/v3/docs/payment/api/payment-api/refund
 */
export function momoGateway({
  settings,
  returnUrlOf,
  noticeUrl,
  clock,
  timeoutMs,
}: MomoParts): PaymentGateway {
  const call = momoApi(settings, timeoutMs);
  const query = ({ reference }: GatewayPayment) =>
    call("query", { orderId: reference, requestId: randomUUID(), lang: "vi" });

  async function lookUp(payment: GatewayPayment): Promise<PaymentAnswer> {
    const said = await query(payment);
    // The payment page was not opened yet.
    const outcome = said.resultCode === NOT_FOUND ? "pending" : momoOutcome(said.resultCode);
    const { reference, amount } = payment;
    return {
      reference,
      outcome,
      transaction: said.transId ? String(said.transId) : null,
      // A query returns the time of its response, not of the payment.
      decidedAt: null,
      amount: outcome === "paid" ? (said.amount ?? Number.NaN) : amount,
    };
  }

  async function lookUpRefund(request: RefundRequest): Promise<RefundAnswer> {
    const said = await query(request.payment);
    const listed = z.array(refundSchema).safeParse(said.refundTrans ?? []);
    if (said.resultCode !== OK || !listed.success) return refundAnswer(request, said, "unknown");
    const ours = listed.data.find(({ orderId }) => orderId === request.reference);
    if (!ours) return refundAnswer(request, said, "absent");
    const { createdTime: responseTime } = ours;
    return refundAnswer(request, { ...said, ...ours, responseTime }, momoRefundOutcome(ours.resultCode));
  }

  return {
    id: "momo",
    limits: LIMITS,
    simulation: null,
    async open({ reference, amount, description, locale, returnUrl, expiresAt, paymentUrl }) {
      // MoMo accepts an order id once, so an existing page stays as it is.
      if (paymentUrl !== null) return paymentUrl;
      const said = await call("create", {
        orderId: reference,
        requestId: reference,
        amount,
        orderInfo: description.slice(0, DESCRIPTION_MAX_LENGTH),
        redirectUrl: returnUrlOf(returnUrl),
        ipnUrl: noticeUrl,
        requestType: "captureWallet",
        extraData: "",
        autoCapture: true,
        orderExpireTime: Math.max(1, Math.floor((expiresAt.getTime() - clock.now().getTime()) / MINUTE_MS)),
        lang: locale,
      });
      if (said.resultCode !== OK || said.amount !== amount || said.payUrl === undefined) {
        throw new Error(`MoMo did not open a payment page. ${problemOf(said)}`);
      }
      return said.payUrl;
    },
    lookUp,
    async close(payment) {
      const answer = await lookUp(payment);
      return answer.outcome === "pending" ? { ...answer, outcome: "closed" } : answer;
    },
    async refund(request) {
      const { reference, payment, amount, description } = request;
      const transaction = payment.transaction ?? (await query(payment)).transId;
      const said = await call("refund", {
        orderId: reference,
        requestId: reference,
        amount,
        transId: Number(transaction ?? 0),
        lang: "vi",
        description: description.slice(0, DESCRIPTION_MAX_LENGTH),
      });
      return refundAnswer(request, said, momoRefundOutcome(said.resultCode));
    },
    lookUpRefund,
    // MoMo accepts a request id once.
    isRefundRepeatable: () => true,
    notices: momoNotices(settings),
  };
}

function refundAnswer(
  { reference, amount, transaction }: RefundRequest,
  said: MomoAnswer,
  outcome: RefundOutcome,
): RefundAnswer {
  const isTaken = outcome === "pending" || outcome === "completed";
  return {
    reference,
    outcome,
    amount: isTaken ? (said.amount ?? Number.NaN) : amount,
    transaction: isTaken && said.transId ? String(said.transId) : transaction,
    decidedAt: isTaken && said.responseTime !== undefined ? new Date(said.responseTime) : null,
    problem: isTaken ? null : problemOf(said),
  };
}

const problemOf = ({ resultCode, message = "" }: MomoAnswer) =>
  `MoMo ${resultCode}: ${message}`.slice(0, 500);
