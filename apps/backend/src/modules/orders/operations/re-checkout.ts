import { isPaymentOverdue, PaymentMethod, type PaymentGatewayId, PaymentStatus } from "@sen/domain";
import { sql } from "../../../database/drizzle.ts";
import type { FastifyBaseLogger } from "fastify";
import type { Database, Transaction } from "../../../database/connect.ts";
import { conflict, type DomainError, notAllowedNow } from "../../../errors/errors.ts";
import { clientAddress } from "@sen/server";
import type { Operation } from "../../../http/operation.ts";
import type { Services } from "../../../services.ts";
import { say } from "../../../texts/messages.ts";
import { withIdempotencyKey } from "../../idempotency/index.ts";
import { hasPaymentExpired, offers, type OrderRow, ownOrder } from "../../order-records/index.ts";
import {
  closePayment,
  closeUnopenedPayment,
  isGatewayUnavailable,
  isInReview,
  lockPayment,
  lockWaitingOrders,
  paymentOf,
  paymentPage,
  type PaymentRow,
  trySettlePayment,
} from "../../payments/index.ts";
import { orderQueue } from "../order-queue.ts";
import { isPageOpen, payInCash, payOnline } from "../pay-again.ts";

/**
 * Pays an order whose payment failed or was abandoned (spec §4, §7, §8), together with the other unpaid orders of that payment, until the
 * payment deadline. Returns the payment page if it is still open; otherwise creates a new payment, or switches to cash. Refused with 409
 * while another re-checkout of the same customer is in progress.
 */
export const reCheckout: Operation<"reCheckout"> = async (context) => {
  const { customer, body, headers, db, clock, locale } = context;
  const method = body.payment_method ?? (await ownOrder(db, customer, body.order_id)).payment_method;
  const wanted = { method, gateway: body.payment_gateway ?? null };
  const request = { operation: "reCheckout", key: headers["idempotency-key"], body };
  const made = await withIdempotencyKey(context, request, async (once) => {
    const asked = await ownOrder(db, customer, body.order_id);
    await syncFromGateway(context, asked, wanted);
    const now = clock.now();
    const payAgain = async (tx: Transaction) => {
      await oneAtATime(tx, customer.id);
      const present = await ownOrder(tx, customer, body.order_id);
      if (hasPaymentExpired(present)) throw notAllowedNow("ORDER_PAYMENT_EXPIRED");
      if (!offers(present, "re_checkout", now)) throw notAllowedNow("ORDER_NOT_PAYABLE");
      if (isPaymentOverdue(present.created_at, now)) throw notAllowedNow("ORDER_PAYMENT_EXPIRED");
      const payment = await lockPayment(tx, present.payment_id);
      if (!payment) throw notAllowedNow("ORDER_NOT_PAYABLE");
      if (isInReview(payment)) throw notAllowedNow("PAYMENT_IN_REVIEW");
      // `asked`'s payment was closed above. A different payment was created meanwhile, and its page may be open or already paid.
      const isSeen = payment.id === asked.payment_id && payment.status !== PaymentStatus.pending;
      if (leaves(payment, wanted) && !isSeen) throw conflict("RECHECKOUT_IN_PROGRESS");
      const waiting = await lockWaitingOrders(tx, payment.id);
      if (!waiting.some(({ id }) => id === body.order_id)) throw notAllowedNow("ORDER_NOT_PAYABLE");
      const next =
        method === PaymentMethod.cod
          ? await payInCash(tx, context.carrier, waiting, body.order_id, now)
          : await payOnline(tx, context.paymentGateways, payment, { waiting, gateway: wanted.gateway }, now);
      return { payment_id: next.id };
    };
    return orderQueue(() => once(payAgain));
  });
  const payment_url =
    method === PaymentMethod.online
      ? await paymentPage(context, made.payment_id, body.order_id, {
          locale,
          clientAddress: clientAddress(context.request),
        })
      : null;
  if (method === PaymentMethod.online && payment_url === null) throw await withoutPage(db, made.payment_id);
  return {
    status_code: 200,
    message: payment_url === null ? say("ORDER_PLACED", locale) : "",
    data: { order: { id: body.order_id, payment_method: method, payment_url } },
  };
};

/** Why there is no page: the payment ended in another tab meanwhile, or the gateway cannot open one now. */
async function withoutPage(db: Database, payment_id: number): Promise<DomainError> {
  const payment = await paymentOf(db, { payment_id });
  const isOpen = payment?.status === PaymentStatus.pending;
  return conflict(isOpen ? "PAYMENT_GATEWAY_AWAY" : "RECHECKOUT_IN_PROGRESS");
}

/** How the order is to be paid now. `gateway` null keeps the current gateway. */
interface Wanted {
  method: PaymentMethod;
  gateway: PaymentGatewayId | null;
}

/** Whether the wanted method or gateway replaces the payment's current one. */
const leaves = (payment: PaymentRow, { method, gateway }: Wanted): boolean =>
  method === PaymentMethod.cod || (gateway !== null && gateway !== payment.gateway);

/**
 * Applies the gateway's status first. Before a switch to cash or another gateway, or if the page has expired, it closes the page, so that
 * nobody pays twice.
 */
async function syncFromGateway(
  services: Services & { log: FastifyBaseLogger },
  order: OrderRow,
  wanted: Wanted,
): Promise<void> {
  const now = services.clock.now();
  if (!offers(order, "re_checkout", now)) return;
  const payment = await paymentOf(services.db, order);
  if (payment?.status !== PaymentStatus.pending) return;
  if (!leaves(payment, wanted) && isPageOpen(order, now)) {
    await trySettlePayment(services, payment);
    return;
  }
  try {
    const outcome = await closePayment(services, payment);
    if (outcome !== "unknown") return;
  } catch (error) {
    if (!isGatewayUnavailable(error, services.log, payment)) throw error;
  }
  // A page that cannot be closed may be paid right now, unless it never opened.
  if (payment.payment_url !== null) throw conflict("PAYMENT_GATEWAY_AWAY");
  await closeUnopenedPayment(services, payment);
}

/**
 * Takes the customer's advisory lock for re-checkout until the transaction ends, or refuses with 409. The payment's row lock would not do:
 * it is also taken while an outcome is written.
 */
export async function oneAtATime(tx: Transaction, customerId: number): Promise<void> {
  const turn = sql`select pg_try_advisory_xact_lock(hashtextextended(${`re-checkout:${customerId}`}, 0)) as is_held`;
  const { rows } = await tx.execute<{ is_held: boolean }>(turn);
  if (!rows[0]?.is_held) throw conflict("RECHECKOUT_IN_PROGRESS");
}
