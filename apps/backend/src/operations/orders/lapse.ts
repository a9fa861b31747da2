import { lte, eq } from "drizzle-orm";
import { orders, payments } from "../../database/schema/index.ts";
import type { Services } from "../../http/operation.ts";
import { settle } from "./settle.ts";

/** Payments that one request brings to their end; more wait for the next. */
const AT_A_TIME = 20;

/**
 * Ends the payments whose time is over and gives back their stock. An unpaid online order keeps its stock for
 * `PAYMENT_HOLD_MS`; when that has passed is a column, not a timer, so that it holds over restarts and for any number
 * of processes. Asked by whatever sells, pays or shows a cart, before it looks at the stock; the gateway has the last word on what was paid.
 */
export async function releaseLapsed(
  services: Pick<Services, "db" | "clock" | "paymentGateway">,
): Promise<void> {
  const { db, clock, paymentGateway } = services;
  const over = await db
    .selectDistinct({ reference: payments.reference })
    .from(orders)
    .innerJoin(payments, eq(payments.id, orders.payment_id))
    .where(lte(orders.held_until, clock.now()))
    .limit(AT_A_TIME);
  for (const { reference } of over) await settle(services, reference, await paymentGateway.close(reference));
}
