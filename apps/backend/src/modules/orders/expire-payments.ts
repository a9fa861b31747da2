import { isPaymentOverdue, OrderStatus, PAYMENT_TERM_MS } from "@sen/domain";
import { and, asc, eq, isNotNull, lte } from "drizzle-orm";
import { orders, payments } from "../../database/schema/index.ts";
import { DomainError } from "../../errors/errors.ts";
import { addJobs } from "../../jobs/add-job.ts";
import type { JobHandler, JobServices } from "../../jobs/job-handler.ts";
import { closePayment as closeAtGateway } from "../payments/index.ts";
import { cancelUnderLock } from "./cancel-order.ts";
import { cancelling, closing } from "./expire-later.ts";

/** Expired payments, and overdue orders, that one look queues; more wait for the next. */
const AT_A_TIME = 500;

/**
 * Ends a payment whose page is over, and gives back the stock of its orders: an unpaid online order keeps it for `PAYMENT_HOLD_MS`. The
 * gateway has the last word on what was paid.
 */
export const closePayment: JobHandler<"close-payment"> = async (services, { payment_id }) => {
  const { db, clock } = services;
  const [over] = await db
    .select({ payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.id, orders.payment_id))
    .where(and(eq(payments.id, payment_id), lte(orders.held_until, clock.now())))
    .limit(1);
  if (over) await closeAtGateway(services, over.payment);
};

/** Cancels an order whose time to pay is over, `PAYMENT_TERM_MS` after it was placed. Stock, deals and coupons come back. */
export const cancelUnpaidOrder: JobHandler<"cancel-unpaid-order"> = async (services, { order_id }) => {
  const order = await overdueOrder(services, order_id);
  if (!order) return;
  try {
    await cancelUnderLock(services, order, { actor: "system", reason: null, note: null });
  } catch (error) {
    // Refused because somebody else moved the order meanwhile: then it does not wait any more.
    if (error instanceof DomainError && !(await overdueOrder(services, order_id))) return;
    throw error;
  }
};

async function overdueOrder({ db, clock }: Pick<JobServices, "db" | "clock">, id: number) {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.order_status, OrderStatus.pendingConfirm)));
  return order && isPaymentOverdue(order.created_at, clock.now()) ? order : undefined;
}

/** Queues what no job waits for, though it is over: what was written by an earlier version, or by hand. */
export const findExpiredPayments: JobHandler<"find-expired-payments"> = async ({ db, clock }) => {
  const now = clock.now();
  const pages = await db
    .selectDistinct({ payment_id: orders.payment_id })
    .from(orders)
    .where(and(lte(orders.held_until, now), isNotNull(orders.payment_id)))
    .limit(AT_A_TIME);
  const placedBefore = new Date(now.getTime() - PAYMENT_TERM_MS);
  const overdue = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.order_status, OrderStatus.pendingConfirm), lte(orders.created_at, placedBefore)))
    .orderBy(asc(orders.created_at))
    .limit(AT_A_TIME);
  await addJobs(db, [
    ...pages.map(({ payment_id }) => closing(payment_id ?? 0, { keepsPresent: true })),
    ...overdue.map(({ id }) => cancelling(id, { keepsPresent: true })),
  ]);
};
