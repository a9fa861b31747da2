import { REMOVAL_BLOCKERS_SHOWN, removalBlockersOf } from "@sen/domain";
import { desc, eq } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { orders } from "../../database/schema/index.ts";
import { DomainError } from "../../errors/errors.ts";

/** Everything that blocks removing a customer's account, newest order first. */
export async function removalBlockers(db: Queryable, customerId: number) {
  const rows = await db
    .select({
      id: orders.id,
      code: orders.code,
      order_status: orders.order_status,
      cancel_status: orders.cancel_status,
      return_status: orders.return_status,
      refund_status: orders.refund_status,
      complaint_status: orders.complaint_status,
    })
    .from(orders)
    .where(eq(orders.customer_id, customerId))
    .orderBy(desc(orders.id));
  return rows.flatMap(removalBlockersOf).slice(0, REMOVAL_BLOCKERS_SHOWN);
}

const sentences = {
  order: "ORDER_STILL_OPEN",
  return: "RETURN_STILL_OPEN",
  refund: "REFUND_STILL_OPEN",
  complaint: "COMPLAINT_STILL_OPEN",
} as const;

/** Throws with everything that blocks removing the customer's account. */
export async function assertNothingOpen(db: Queryable, customerId: number): Promise<void> {
  const blockers = await removalBlockers(db, customerId);
  if (blockers.length === 0) return;
  throw new DomainError("invalid", "ACCOUNT_STILL_IN_USE", {
    fields: blockers.map(({ kind, order_id, order_code }) => ({
      field: `${kind}[${order_id}]`,
      code: sentences[kind],
      values: { code: order_code },
    })),
  });
}
