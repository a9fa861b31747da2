import type { GatewayOutcome } from "@sen/domain";
import type { FastifyBaseLogger } from "fastify";
import type { Notice, NoticeVerdict, PaymentGateway } from "../../ports/payment-gateway.ts";
import type { Services } from "../../services.ts";
import { recordEvent } from "../provider-log/index.ts";
import { askGateway, isTrouble } from "./ask-gateway.ts";
import { gatewayPayment } from "./gateway-payment.ts";
import type { PaymentRow } from "./payment-row.ts";
import type { Settled } from "./gateway-answer.ts";
import { settle } from "./record-outcome.ts";

type SettleServices = Pick<Services, "db" | "clock" | "paymentGateways">;
interface Logged {
  log: Pick<FastifyBaseLogger, "warn" | "error">;
}

/** Brings an online payment to what the gateway knows of it. May be asked any number of times. Throws `GatewayTrouble` where it cannot be asked. */
export async function settlePayment(services: SettleServices, payment: PaymentRow): Promise<Settled> {
  return settle(services, await askGateway(services, payment, "lookUp"));
}

/** Brings a payment to what the gateway knows of it, for a customer who waits: false where it cannot be asked, and what is stored stands. */
export async function trySettlePayment(
  services: SettleServices & Logged,
  payment: PaymentRow,
): Promise<boolean> {
  try {
    await settlePayment(services, payment);
    return true;
  } catch (error) {
    if (isTrouble(error, services.log, payment)) return false;
    throw error;
  }
}

/**
 * Ends an online payment at the gateway, and settles what is true then: it may have been paid in that moment. Answers what the gateway said. Throws
 * `GatewayTrouble` where it cannot be asked.
 */
export async function closePayment(services: SettleServices, payment: PaymentRow): Promise<GatewayOutcome> {
  const answer = await askGateway(services, payment, "close");
  await settle(services, answer);
  return answer.outcome;
}

/** Ends a payment whose page nobody was told of, because it never opened: its gateway, which may be away, need not be asked. */
export async function endUnopened(services: SettleServices, payment: PaymentRow): Promise<void> {
  if (payment.gateway === null) return;
  const { reference, amount, currency } = gatewayPayment(payment);
  const { gateway } = payment;
  const nothing = { transaction: null, decidedAt: null };
  await settle(services, { gateway, reference, outcome: "closed", amount, currency, ...nothing });
}

/**
 * Closes the page of a payment that the caller ends for a reason of its own. Settles only what was decided there before. Where the gateway cannot
 * be asked the caller goes on: what is paid there later goes back.
 */
export async function closePage(services: SettleServices & Logged, payment: PaymentRow): Promise<void> {
  try {
    const answer = await askGateway(services, payment, "close");
    if (answer.outcome !== "closed") await settle(services, answer);
  } catch (error) {
    if (!isTrouble(error, services.log, payment)) throw error;
  }
}

/** Of notices that nobody signed, which anybody can send, one a minute is written down; all of them are counted. */
const MINUTE_MS = 60_000;

/**
 * Settles what a notice says that claims to come from the gateway, and writes down that it came (`npm run operator -- providers`). One that is forged,
 * repeated, late, or of another amount changes nothing that it should not.
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
    log.warn({ gateway: gateway.id }, "a notice was not signed by the payment gateway");
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
      log.error(
        { ...told, verdict },
        "the payment gateway tells of a payment that is not ours as it tells it",
      );
    }
    return verdict;
  } catch (error) {
    log.error({ ...told, err: error }, "a notice of the payment gateway could not be settled");
    return "failed";
  }
}
