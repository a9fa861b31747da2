import { PAYMENT_GRACE_MS, paymentDeadline } from "@sen/domain";
import type { Queryable } from "../../database/connect.ts";
import type { orders } from "../../database/schema/index.ts";
import { addJobs, type AddJobOptions, type NewJob } from "../../jobs/add-job.ts";

type Unpaid = Pick<typeof orders.$inferSelect, "id" | "created_at" | "payment_id" | "held_until">;

/**
 * Schedules the expiry of orders that start to await payment: of the payment page, after which their stock is released, and of the orders
 * themselves at the payment deadline.
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

/** A job that closes a payment. */
export function closePaymentJob(payment_id: number, options: AddJobOptions): NewJob {
  return { name: "close-payment", payload: { payment_id }, key: `close-payment:${payment_id}`, ...options };
}

/** A job that cancels an unpaid order. */
export function cancelOrderJob(order_id: number, options: AddJobOptions): NewJob {
  const key = `cancel-unpaid-order:${order_id}`;
  return { name: "cancel-unpaid-order", payload: { order_id }, key, ...options };
}
