import type { ReturnDetail } from "@sen/api";
import { REMOVED_CUSTOMER_NAME } from "@sen/domain";
import { eq, sql } from "../../database/drizzle.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { returnRequests } from "../../database/schema/index.ts";
import type { Customer } from "../../signed-in.ts";
import { notFound } from "../../errors/errors.ts";
import { ownBundle, type Presentation, returnDetailOf } from "../order-records/index.ts";

/** The customer's return with everything its page shows: 404 if there is none, 403 if it is another customer's. */
export async function ownReturn(
  db: Queryable,
  customer: Customer,
  id: number,
  presentation: Presentation,
): Promise<ReturnDetail> {
  const ofReturn = eq(returnRequests.id, id);
  const orderId = db.select({ id: returnRequests.order_id }).from(returnRequests).where(ofReturn);
  const bundle = await ownBundle(db, customer, orderId);
  const stored = bundle.returns.find((one) => one.id === id);
  if (!stored) throw notFound();
  return returnDetailOf(bundle, stored, presentation);
}

/** Erases the personal data of a customer's returns: name, contact, address, bank account and notes. */
export async function forgetReturns(tx: Transaction, customerId: number): Promise<void> {
  const nobody = { name: REMOVED_CUSTOMER_NAME, email: "", phone_number: "", note: "" };
  const unknown = JSON.stringify({ ...nobody, address: "", full_address: "" });
  await tx
    .update(returnRequests)
    .set({
      customer_note: {},
      infor_banking_customer: null,
      customer_info: sql`${returnRequests.customer_info} || ${unknown}::jsonb`,
    })
    .where(eq(returnRequests.customer_id, customerId));
}
