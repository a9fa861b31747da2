import type { ComplaintDetail } from "@sen/api";
import { eq } from "../../database/drizzle.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { complaints } from "../../database/schema/index.ts";
import type { Customer } from "../../signed-in.ts";
import { notFound } from "../../errors/errors.ts";
import { complaintDetailOf, ownBundle, type Presentation } from "../order-records/index.ts";

/** The customer's complaint with everything its page shows. Throws 404 if there is none, 403 if it is another customer's. */
export async function ownComplaint(
  db: Queryable,
  customer: Customer,
  id: number,
  presentation: Presentation,
): Promise<ComplaintDetail> {
  const orderId = db.select({ id: complaints.order_id }).from(complaints).where(eq(complaints.id, id));
  const bundle = await ownBundle(db, customer, orderId);
  const stored = bundle.complaints.find((one) => one.id === id);
  if (!stored) throw notFound();
  return complaintDetailOf(bundle, stored, presentation);
}

/** Erases what a customer wrote in complaints. */
export async function forgetComplaints(tx: Transaction, customerId: number): Promise<void> {
  await tx.update(complaints).set({ customer_note: {} }).where(eq(complaints.customer_id, customerId));
}
