import { Overloaded } from "@sen/server";
import type { FastifyBaseLogger } from "fastify";
import type { PaymentGateway } from "../../ports/payment-gateway.ts";
import { GatewayNotConfigured } from "../../ports/payment-gateways.ts";
import type { Services } from "../../services.ts";
import type { GatewayAnswer } from "./gateway-answer.ts";
import { countFailedCall } from "./gateway-metrics.ts";
import { gatewayPayment } from "./gateway-payment.ts";
import { gatewayQueue } from "./gateway-queue.ts";
import type { PaymentRow } from "./payment-row.ts";

/** The gateway of a payment could not be asked: what is stored stands. */
export class GatewayTrouble extends Error {
  override readonly name = "GatewayTrouble";
}

/** Waits for the turn and calls a gateway. What it throws is `GatewayTrouble`, and so is that too many wait; a client who asks too often is refused. */
export async function inGatewayQueue<Answer>(
  gateway: PaymentGateway,
  call: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await gatewayQueue(call);
  } catch (error) {
    if (error instanceof Overloaded && error.isClientsOwn) throw error;
    countFailedCall(gateway.id);
    throw new GatewayTrouble(`${gateway.id} could not be asked`, { cause: error });
  }
}

/** What the gateway that a payment was made at says of it, or of ending it. */
export async function askGateway(
  { paymentGateways }: Pick<Services, "paymentGateways">,
  payment: PaymentRow,
  ask: "lookUp" | "close",
): Promise<GatewayAnswer> {
  const gateway = paymentGateways.named(payment.gateway);
  const answer = await inGatewayQueue(gateway, () => gateway[ask](gatewayPayment(payment)));
  return { ...answer, gateway: gateway.id };
}

/** Whether a gateway was asked in vain. It is logged here; anything else is thrown on. */
export function isTrouble(
  error: unknown,
  log: Pick<FastifyBaseLogger, "error">,
  payment: PaymentRow,
): boolean {
  if (!(error instanceof GatewayTrouble || error instanceof GatewayNotConfigured)) return false;
  log.error(
    { err: error, payment: payment.id, gateway: payment.gateway },
    "a payment gateway could not be asked",
  );
  return true;
}
