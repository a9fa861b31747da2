import type { InjectOptions } from "fastify";
import { momoGateway } from "../src/adapters/payment-gateway/momo/gateway.ts";
import type { PaymentGateway } from "../src/ports/payment-gateway.ts";
import { vnpayGateway } from "../src/adapters/payment-gateway/vnpay/gateway.ts";
import { referenceOf } from "../src/adapters/payment-gateway/vnpay/values.ts";
import { returnUrlOf } from "../src/http/gateway-return.ts";
import type { PaymentRow } from "../src/modules/payments/index.ts";
import { startMomo } from "./momo-server.ts";
import { startVnpay, type GatewayProblem } from "./vnpay-server.ts";

export const PROBLEMS: GatewayProblem[] = [
  "unsigned",
  "of another merchant",
  "HTML",
  "500",
  "half an answer",
  "no answer in time",
  "a lost answer",
];

/** Values of a notice that differ from the truth. */
export interface NoticeChanges {
  amount?: number;
  reference?: string;
  merchant?: string;
  /** Signed without the secret. */
  isForged?: boolean;
}

/** A refund at the gateway, sent or completed. */
export interface RefundAtGateway {
  /** Our references: the payment's, and the refund's (`name`). */
  payment: string;
  name: string;
  number: string;
  /** Dong. */
  amount: number;
  isCompleted: boolean;
}

/** A real adapter, and a double of its gateway, written after the gateway's documentation. */
export interface GatewayDouble {
  gateway: PaymentGateway;
  /** The customer pays, is declined, or pays and is held for review. Returns the gateway's notice. */
  pay: (
    payment: Pick<PaymentRow, "reference" | "payment_url">,
    how?: "paid" | "declined" | "undecided",
    changes?: NoticeChanges,
  ) => InjectOptions;
  /** The shop's response to an accepted notice, and whether a response is that to a forged one. */
  heard: number;
  forged: (answer: { statusCode: number; body: string }) => boolean;
  setTrouble: (trouble: GatewayProblem | null) => void;
  /** The bank decides all pending refunds. */
  decideRefunds: (outcome: "completed" | "failed") => void;
  /** All refunds at the gateway, pending or completed. */
  refunds: () => RefundAtGateway[];
  /** Whether a payment is paid at the gateway. */
  isPaid: (reference: string) => boolean;
  /** Drops every payment and refund. */
  forget: () => void;
  stop: () => Promise<void>;
}

/** The adapter's timeouts: short if no response will come, otherwise longer than any test. */
const IMPATIENT_MS = 50;
const PATIENT_MS = 60_000;

/** Uses the short timeout only while the gateway does not respond, so that a busy machine causes no failures. */
function withPatience(
  build: (timeoutMs: number) => PaymentGateway,
  trouble: () => GatewayProblem | null,
): PaymentGateway {
  const [patient, impatient] = [build(PATIENT_MS), build(IMPATIENT_MS)];
  const now = () => (trouble() === "no answer in time" ? impatient : patient);
  return {
    ...patient,
    open: (request) => now().open(request),
    lookUp: (payment) => now().lookUp(payment),
    close: (payment) => now().close(payment),
    refund: (request) => now().refund(request),
    lookUpRefund: (request) => now().lookUpRefund(request),
  };
}

interface Clock {
  now: () => Date;
  wait: (milliseconds: number) => Promise<void>;
}

const plain = (reference: string) => reference.replaceAll("-", "");
const PAGE_SAYS = {
  paid: {},
  declined: { vnp_ResponseCode: "24", vnp_TransactionStatus: "02" },
  // Suspected of fraud.
  undecided: { vnp_ResponseCode: "07", vnp_TransactionStatus: "07" },
};
const MOMO_CODES = { paid: 0, declined: 1006, undecided: 7002 };

/** VNPay. */
export async function vnpayDouble(clock: Clock): Promise<GatewayDouble> {
  const account = { tmnCode: "SENSHOP1", hashSecret: "a hash secret of the tests alone" };
  const vnpay = await startVnpay(account, clock.now);
  const paid = new Set<string>();
  return {
    gateway: withPatience(
      (timeoutMs) =>
        vnpayGateway({
          settings: { ...account, ...vnpay.urls, serverAddress: "203.0.113.7" },
          returnUrlOf: (url) => returnUrlOf("http://localhost:4000", "vnpay", url),
          clock,
          timeoutMs,
        }),
      () => vnpay.trouble,
    ),
    pay({ reference, payment_url }, how = "paid", { amount, merchant, isForged, ...changes } = {}) {
      if (how === "paid") paid.add(reference);
      const query = vnpay.pay(payment_url ?? "", {
        ...PAGE_SAYS[how],
        ...(amount !== undefined && { vnp_Amount: String(amount * 100) }),
        ...(merchant && { vnp_TmnCode: merchant }),
        ...(changes.reference && { vnp_TxnRef: plain(changes.reference) }),
      });
      return { url: `/gateway/vnpay/notices?${isForged ? query.replace(/Hash=../, "Hash=00") : query}` };
    },
    heard: 200,
    forged: ({ body }) => body.includes('"97"'),
    setTrouble: (trouble) => (vnpay.trouble = trouble),
    decideRefunds: (outcome) => vnpay.decideRefunds(outcome === "completed" ? "00" : "09"),
    refunds: () =>
      vnpay.refunds
        .filter(({ status }) => status !== "09")
        .map(({ vnp_TxnRef, vnp_RequestId, vnp_Amount, no, status }) => ({
          payment: referenceOf(vnp_TxnRef) ?? "",
          name: referenceOf(vnp_RequestId) ?? "",
          number: no ?? "",
          amount: Number(vnp_Amount) / 100,
          isCompleted: status === "00",
        })),
    isPaid: (reference) => paid.has(reference),
    forget() {
      paid.clear();
      vnpay.forget();
    },
    stop: vnpay.stop,
  };
}

/** MoMo. */
export async function momoDouble(clock: Clock): Promise<GatewayDouble> {
  const keys = {
    partnerCode: "SENSHOP",
    accessKey: "an access key",
    secretKey: "a secret key of the tests alone",
  };
  const momo = await startMomo(keys, clock.now);
  return {
    gateway: withPatience(
      (timeoutMs) =>
        momoGateway({
          settings: { ...keys, apiUrl: momo.url },
          returnUrlOf: (url) => returnUrlOf("http://localhost:4000", "momo", url),
          noticeUrl: "http://localhost:4000/gateway/momo/notices",
          clock,
          timeoutMs,
        }),
      () => momo.trouble,
    ),
    pay({ reference }, how = "paid", { amount, merchant, isForged, ...changes } = {}) {
      const body = momo.pay(reference, MOMO_CODES[how], {
        ...(amount !== undefined && { amount }),
        ...(merchant && { partnerCode: merchant }),
        ...(changes.reference && { orderId: changes.reference }),
      });
      return {
        method: "POST",
        url: "/gateway/momo/notices",
        headers: { "content-type": "application/json" },
        payload: isForged ? body.replace(/"signature":"../, '"signature":"zz') : body,
      };
    },
    heard: 204,
    forged: ({ statusCode }) => statusCode === 403,
    setTrouble: (trouble) => (momo.trouble = trouble),
    decideRefunds(outcome) {
      for (const refund of momo.refunds) {
        if (refund.resultCode === 7002) refund.resultCode = outcome === "completed" ? 0 : 1080;
      }
    },
    refunds: () =>
      momo.refunds
        .filter(({ resultCode }) => resultCode === 0 || resultCode === 7002)
        .map(({ of, orderId, amount, transId, resultCode }) => ({
          payment: [...momo.orders.values()].find((order) => order.transId === of)?.orderId ?? "",
          name: orderId,
          number: String(transId),
          amount,
          isCompleted: resultCode === 0,
        })),
    isPaid: (reference) => momo.orders.get(reference)?.resultCode === 0,
    forget: momo.forget,
    stop: momo.stop,
  };
}
