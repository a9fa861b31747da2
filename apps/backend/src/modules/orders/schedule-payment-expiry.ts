import { PAYMENT_GRACE_MS, paymentDeadline } from "@sen/domain";
import type { Queryable } from "../../database/connect.ts";
import type { orders } from "../../database/schema/index.ts";
import { addJobs, type AddJobOptions, type NewJob } from "../../jobs/add-job.ts";

type Unpaid = Pick<typeof orders.$inferSelect, "id" | "created_at" | "payment_id" | "held_until">;

/**
 * Queues the end of orders that begin to wait for a payment: of its page, when their stock is no longer kept for it, and of the orders
 * themselves, when their time to pay is over.
 */
export function schedulePaymentExpiry(tx: Queryable, waiting: readonly Unpaid[]): Promise<void> {
  const pages = new Map(waiting.map(({ payment_id, held_until }) => [payment_id, held_until]));
  return addJobs(tx, [
    ...[...pages].flatMap(([payment_id, held_until]) =>
      payment_id !== null && held_until !== null
        ? [closePaymentJob(payment_id, { runAt: new Date(held_until.getTime() + PAYMENT_GRACE_MS) })]
        : [],
    ),
    ...waiting.map(({ id, created_at }) => cancelOrderJob(id, { runAt: paymentDeadline(created_at) })),
  ]);
}

/** The end of a payment, to be queued. */
export function closePaymentJob(payment_id: number, options: AddJobOptions): NewJob {
  return { name: "close-payment", payload: { payment_id }, key: `close-payment:${payment_id}`, ...options };
}

/** The end of an order that is not paid, to be queued. */
export function cancelOrderJob(order_id: number, options: AddJobOptions): NewJob {
  const key = `cancel-unpaid-order:${order_id}`;
  return { name: "cancel-unpaid-order", payload: { order_id }, key, ...options };
}
