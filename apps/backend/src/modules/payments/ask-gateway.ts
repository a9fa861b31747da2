import { Overloaded } from "@sen/server";
import { concurrencyLimit } from "../../concurrency-limit.ts";
import type { FastifyBaseLogger } from "fastify";
import type { PaymentGateway } from "../../ports/payment-gateway.ts";
import { GatewayNotConfigured } from "../../ports/payment-gateways.ts";
import type { Services } from "../../services.ts";
import type { GatewayAnswer } from "./gateway-answer.ts";
import { countFailedCall } from "./gateway-metrics.ts";
import { gatewayPayment } from "./gateway-payment.ts";
import type { PaymentRow } from "./payment-row.ts";

/** The payment's gateway could not be asked, so the stored state stays. */
export class GatewayUnavailable extends Error {
  override readonly name = "GatewayUnavailable";
}

/**
 * Limits concurrent calls of payment gateways. The per-client limit keeps one customer from taking all slots of a slow gateway, or from
 * using up the shop's rate limit there.
 */
const gatewayQueue = concurrencyLimit(16, {
  waiting: 300,
  each: { running: 2, waiting: 20 },
  waitMs: 30_000,
});

/** Calls a gateway through the queue. A failed call, or a full queue, throws `GatewayUnavailable`; a client over its own limit gets `Overloaded`. */
export async function inGatewayQueue<Answer>(
  gateway: PaymentGateway,
  call: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await gatewayQueue(call);
  } catch (error) {
    if (error instanceof Overloaded && error.isClientsOwn) throw error;
    countFailedCall(gateway.id);
    throw new GatewayUnavailable(`The request to ${gateway.id} failed`, { cause: error });
  }
}

/** Asks a payment's gateway for its status, or to close it. */
export async function askGateway(
  { paymentGateways }: Pick<Services, "paymentGateways">,
  payment: PaymentRow,
  ask: "lookUp" | "close",
): Promise<GatewayAnswer> {
  const gateway = paymentGateways.named(payment.gateway);
  const answer = await inGatewayQueue(gateway, () => gateway[ask](gatewayPayment(payment)));
  return { ...answer, gateway: gateway.id };
}

/** Whether the gateway could not be asked. Logs it; the caller rethrows other errors. */
export function isGatewayUnavailable(
  error: unknown,
  log: Pick<FastifyBaseLogger, "error">,
  payment: PaymentRow,
): boolean {
  if (!(error instanceof GatewayUnavailable || error instanceof GatewayNotConfigured)) return false;
  log.error(
    { err: error, payment: payment.id, gateway: payment.gateway },
    "a request to a payment gateway failed",
  );
  return true;
}
