import type { GatewayOutcome } from "@sen/domain";
import type { FastifyBaseLogger } from "fastify";
import type { Notice, NoticeVerdict, PaymentGateway } from "../../ports/payment-gateway.ts";
import type { Services } from "../../services.ts";
import { recordEvent } from "../provider-log/index.ts";
import { askGateway, isGatewayUnavailable } from "./ask-gateway.ts";
import type { PaymentRow } from "./payment-row.ts";
import type { Settled } from "./gateway-answer.ts";
import { settle } from "./record-outcome.ts";

type SettleServices = Pick<Services, "db" | "clock" | "paymentGateways">;
interface Logged {
  log: Pick<FastifyBaseLogger, "warn" | "error">;
}

/** Syncs an online payment with its gateway. Idempotent. Throws `GatewayUnavailable` if the gateway cannot be asked. */
export async function settlePayment(services: SettleServices, payment: PaymentRow): Promise<Settled> {
  return settle(services, await askGateway(services, payment, "lookUp"));
}

/** Syncs a payment for a waiting customer. False if the gateway cannot be asked, and then nothing changes. */
export async function trySettlePayment(
  services: SettleServices & Logged,
  payment: PaymentRow,
): Promise<boolean> {
  try {
    await settlePayment(services, payment);
    return true;
  } catch (error) {
    if (isGatewayUnavailable(error, services.log, payment)) return false;
    throw error;
  }
}

/**
 * Closes an online payment at the gateway and settles the result: it may have been paid a moment before. Returns the gateway's outcome. Throws
 * `GatewayUnavailable` if the gateway cannot be asked.
 */
export async function closePayment(services: SettleServices, payment: PaymentRow): Promise<GatewayOutcome> {
  const answer = await askGateway(services, payment, "close");
  await settle(services, answer);
  return answer.outcome;
}

/** Ends a payment whose page never opened. Nobody can have paid it, so the gateway, which may be down, need not be asked. */
export async function closeUnopenedPayment(services: SettleServices, payment: PaymentRow): Promise<void> {
  if (payment.gateway === null) return;
  const { gateway, reference, amount } = payment;
  const nothing = { transaction: null, decidedAt: null };
  await settle(services, { gateway, reference, outcome: "closed", amount, ...nothing });
}

/**
 * Closes the page of a payment that the caller is about to end. Settles only an outcome that was decided before.
 *
 * @returns false if the page may be paid right now, because the gateway could not be asked or decided nothing
 */
export async function closePage(services: SettleServices & Logged, payment: PaymentRow): Promise<boolean> {
  try {
    const answer = await askGateway(services, payment, "close");
    if (answer.outcome !== "closed") await settle(services, answer);
    if (answer.outcome !== "unknown") return true;
  } catch (error) {
    if (!isGatewayUnavailable(error, services.log, payment)) throw error;
  }
  return payment.payment_url === null;
}

/** Anybody can send an unsigned notice, so at most one per minute is recorded. All of them are counted. */
const MINUTE_MS = 60_000;

/**
 * Settles a notice that claims to be from the gateway, and records it (`npm run operator -- providers`). A notice that is forged, repeated
 * or of a different amount changes no payment.
 */
export async function settleNotice(
  services: SettleServices & Logged,
  gateway: PaymentGateway,
  notice: Notice,
): Promise<NoticeVerdict> {
  const { db, clock, log } = services;
  const now = clock.now();
  const event = { provider: gateway.id, call: "notice" };
  const answer = gateway.notices.read(notice);
  if (!answer) {
    log.warn({ gateway: gateway.id }, "a payment notice has no valid signature");
    const digest = `forged ${Math.floor(now.getTime() / MINUTE_MS)}`;
    await recordEvent(db, { ...event, outcome: "forged", digest }, now);
    return "forged";
  }
  const { reference, outcome } = answer;
  const told = { gateway: gateway.id, reference, outcome };
  try {
    const verdict = await settle(services, { ...answer, gateway: gateway.id }, { isNotice: true });
    await recordEvent(db, { ...event, outcome: verdict, about: `payment:${reference}`, code: outcome }, now);
    if (verdict === "unknown_payment" || verdict === "wrong_amount") {
      log.error({ ...told, verdict }, "a payment notice does not match our payment");
    }
    return verdict;
  } catch (error) {
    log.error({ ...told, err: error }, "a payment notice could not be processed");
    return "failed";
  }
}
