import { isPaymentOverdue, OrderStatus, PAYMENT_GRACE_MS, PAYMENT_TERM_MS, PaymentStatus } from "@sen/domain";
import { and, asc, eq, isNotNull, lte } from "../../database/drizzle.ts";
import { orders, payments } from "../../database/schema/index.ts";
import { DomainError } from "../../errors/errors.ts";
import { addJobs } from "../../jobs/add-job.ts";
import type { JobHandler, JobServices } from "../../jobs/job-handler.ts";
import { closePayment as closeAtGateway, closeUnopenedPayment, paymentOf } from "../payments/index.ts";
import { raiseAlert } from "../provider-log/index.ts";
import type { OrderRow } from "../order-records/index.ts";
import { cancelUnderLock } from "./cancel-order.ts";
import { cancelOrderJob, closePaymentJob } from "./schedule-payment-expiry.ts";

/** How many expired payments, and how many overdue orders, one run queues. The next run takes more. */
const AT_A_TIME = 500;

/** How often to ask again about a payment that the gateway has not decided. */
const ASK_AGAIN_MS = 30 * 60 * 1000;

/** Pages that expired before this moment are past their grace period, so a last-second payment has been reported. */
const graceBefore = (now: Date): Date => new Date(now.getTime() - PAYMENT_GRACE_MS);

/**
 * Closes a payment `PAYMENT_GRACE_MS` after its page expired, and releases the stock of its orders. The gateway decides whether it was paid.
 * If the gateway holds it for review or gives an unknown status, the stock stays held and the job asks again later. Raises an
 * alert if the gateway cannot be asked: our key may be wrong.
 */
export const closePayment: JobHandler<"close-payment"> = async (services, { payment_id }) => {
  const { db, clock } = services;
  const [over] = await db
    .select({ payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.id, orders.payment_id))
    .where(and(eq(payments.id, payment_id), lte(orders.held_until, graceBefore(clock.now()))))
    .limit(1);
  if (!over) return;
  if (over.payment.payment_url === null) {
    await closeUnopenedPayment(services, over.payment);
    return;
  }
  const outcome = await closeAtGateway(services, over.payment).catch(async (error: unknown) => {
    const { gateway } = over.payment;
    const { cause = error } = error as { cause?: unknown };
    const text = `${gateway} cannot be asked how payments ended (${String(cause)}): check its account and settings. The goods stay reserved, and it is asked again.`;
    await raiseAlert(db, { subject: `gateway ${gateway}`, text }, clock.now());
    throw error;
  });
  if (outcome !== "review" && outcome !== "unknown") return;
  const runAt = new Date(clock.now().getTime() + ASK_AGAIN_MS);
  await addJobs(db, [closePaymentJob(payment_id, { runAt })]);
};

/**
 * Cancels an unpaid order `PAYMENT_TERM_MS` after it was placed. Returns stock, deals and coupons. While it may still be paid, nothing
 * happens, and `findExpiredPayments` queues it again.
 */
export const cancelUnpaidOrder: JobHandler<"cancel-unpaid-order"> = async (services, { order_id }) => {
  const order = await overdueOrder(services, order_id);
  if (!order || (await mayStillBePaid(services, order))) return;
  try {
    await cancelUnderLock(services, order, { actor: "system", reason: null, note: null });
  } catch (error) {
    // Refused because the order changed meanwhile and no longer awaits payment.
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

/** Whether an overdue order may still be paid: its page expired a moment ago, or the gateway holds the payment for review. */
async function mayStillBePaid(
  { db, clock }: Pick<JobServices, "db" | "clock">,
  order: OrderRow,
): Promise<boolean> {
  const payment = await paymentOf(db, order);
  if (payment?.status !== PaymentStatus.pending) return false;
  const isInGrace = order.held_until !== null && order.held_until > graceBefore(clock.now());
  return payment.outcome === "review" || isInGrace;
}

/** Queues expired payments and overdue orders that have no job: those that might still have been paid, or were written by hand. */
export const findExpiredPayments: JobHandler<"find-expired-payments"> = async ({ db, clock }) => {
  const now = clock.now();
  const pages = await db
    .selectDistinct({ payment_id: orders.payment_id })
    .from(orders)
    .where(and(lte(orders.held_until, graceBefore(now)), isNotNull(orders.payment_id)))
    .limit(AT_A_TIME);
  const placedBefore = new Date(now.getTime() - PAYMENT_TERM_MS);
  const overdue = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.order_status, OrderStatus.pendingConfirm), lte(orders.created_at, placedBefore)))
    .orderBy(asc(orders.created_at))
    .limit(AT_A_TIME);
  await addJobs(db, [
    ...pages.map(({ payment_id }) => closePaymentJob(payment_id ?? 0, { keepsPresent: true })),
    ...overdue.map(({ id }) => cancelOrderJob(id, { keepsPresent: true })),
  ]);
};
