import { complaintMachine, isTerminal, OrderStatus, RETURN_DAYS, returnMachine } from "@sen/domain";
import { and, asc, eq, inArray, isNull, lte, or } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { orders } from "../../database/schema/index.ts";
import type { JobHandler } from "../../jobs/job-handler.ts";
import { lockOrder, moveOrder, offers } from "../order-records/index.ts";

/** How many orders one run completes. The next run takes more. */
const AT_A_TIME = 500;
const RETURN_MS = RETURN_DAYS * 24 * 60 * 60 * 1000;

const endedReturns = returnMachine.states.filter((state) => isTerminal(returnMachine, state));
const endedComplaints = complaintMachine.states.filter((state) => isTerminal(complaintMachine, state));

/**
 * Completes orders whose customers neither confirmed receipt nor returned everything in the time for a return: they earn their points, and
 * the shops are paid. Waits while a request about the order is open.
 */
export const completeDeliveredOrders: JobHandler<"complete-delivered-orders"> = async ({ db, clock }) => {
  const now = clock.now();
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.order_status, OrderStatus.delivered),
        isNull(orders.cancel_status),
        lte(orders.delivered_at, new Date(now.getTime() - RETURN_MS)),
        or(isNull(orders.return_status), inArray(orders.return_status, endedReturns)),
        or(isNull(orders.complaint_status), inArray(orders.complaint_status, endedComplaints)),
      ),
    )
    .orderBy(asc(orders.delivered_at))
    .limit(AT_A_TIME);
  const failures: unknown[] = [];
  for (const { id } of due) {
    const complete = async (tx: Transaction) => {
      const order = await lockOrder(tx, "staff", id);
      if (!offers(order, "received", now)) return;
      await moveOrder(tx, order, { order_status: OrderStatus.completed, actor: "system" }, now);
    };
    // An order that cannot be completed must not keep the later ones waiting for ever.
    await db.transaction(complete).catch((error: unknown) => failures.push(error));
  }
  if (failures.length === 0) return;
  throw new AggregateError(failures, `${failures.length} orders were not completed.`);
};
