import type { RefundDetail } from "@sen/api";
import { eq } from "../../../database/drizzle.ts";
import type { Queryable } from "../../../database/connect.ts";
import { refunds } from "../../../database/schema/index.ts";
import type { Customer } from "../../../signed-in.ts";
import { ok } from "../../../http/envelope.ts";
import { notFound } from "../../../errors/errors.ts";
import { documentOf } from "../../identity/index.ts";
import type { Operation } from "../../../http/operation.ts";
import { ownBundle, type Presentation, presentationOf, refundDetailOf } from "../../order-records/index.ts";

/** One of the customer's refunds. */
export const getRefund: Operation<"getRefund"> = async (context) => {
  return ok(await ownRefund(context.db, context.customer, context.params.id, presentationOf(context)));
};

/** The customer's refund with everything its page shows: 404 if there is none, 403 if it is another customer's. */
export async function ownRefund(
  db: Queryable,
  customer: Customer,
  id: number,
  presentation: Presentation,
): Promise<RefundDetail> {
  const orderId = db.select({ id: refunds.order_id }).from(refunds).where(eq(refunds.id, id));
  const bundle = await ownBundle(db, customer, orderId);
  const stored = bundle.refunds.find((one) => one.id === id);
  if (!stored) throw notFound();
  const identity = await documentOf(db, customer.id);
  return refundDetailOf(bundle, stored, presentation, identity?.status ?? "none");
}
