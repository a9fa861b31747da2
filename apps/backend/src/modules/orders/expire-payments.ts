import { OrderStatus, PAYMENT_TERM_MS } from "@sen/domain";
import { and, eq, lte } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { orders, payments } from "../../database/schema/index.ts";
import { DomainError } from "../../errors/errors.ts";
import type { Services } from "../../services.ts";
import { cancelUnderLock } from "./cancel-order.ts";
import { closePayment } from "../payments/index.ts";

/** Payments, and orders, that one request brings to their end; more wait for the next. */
const AT_A_TIME = 20;

interface ExpiryServices extends Pick<Services, "db" | "clock" | "paymentGateway"> {
  log: Pick<FastifyBaseLogger, "error">;
}

/**
 * Ends what nobody paid in time. An unpaid online order keeps its stock for `PAYMENT_HOLD_MS`; after `PAYMENT_TERM_MS` it is cancelled. Both
 * are columns, not timers, so that they hold over restarts and for any number of processes. Asked by whatever sells, pays or shows a cart or
 * an order, before it looks; the gateway has the last word on what was paid. What cannot be ended now is logged and tried again later: it is not
 * the fault of whoever asked.
 */
export async function expirePayments(services: ExpiryServices): Promise<void> {
  await closeHeld(services);
  await cancelOverdue(services);
}

/** Ends the payments whose page is over, and gives back their stock. */
async function closeHeld(services: ExpiryServices): Promise<void> {
  const { db, clock, log } = services;
  const over = await db
    .selectDistinctOn([payments.id], { payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.id, orders.payment_id))
    .where(lte(orders.held_until, clock.now()))
    .limit(AT_A_TIME);
  for (const { payment } of over) {
    try {
      await closePayment(services, payment);
    } catch (error) {
      log.error({ payment: payment.id, err: error }, "a payment that is over could not be ended");
    }
  }
}

/** Cancels the orders whose time to pay is over. Stock, deals and coupons come back. */
async function cancelOverdue(services: ExpiryServices): Promise<void> {
  const { db, clock, log } = services;
  const placedBefore = new Date(clock.now().getTime() - PAYMENT_TERM_MS);
  const over = await db
    .select()
    .from(orders)
    .where(and(eq(orders.order_status, OrderStatus.pendingConfirm), lte(orders.created_at, placedBefore)))
    .limit(AT_A_TIME);
  for (const order of over) {
    try {
      await cancelUnderLock(services, order, { actor: "system", reason: null, note: null });
    } catch (error) {
      // Refused because somebody else moved the order meanwhile: then it does not wait any more.
      if (error instanceof DomainError && error.kind !== "fault") continue;
      log.error({ order: order.id, err: error }, "an unpaid order could not be ended");
    }
  }
}
