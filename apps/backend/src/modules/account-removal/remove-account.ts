import { REMOVED_CUSTOMER_NAME } from "@sen/domain";
import { eq, inArray, sql } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import {
  addresses,
  cartItems,
  checkouts,
  complaints,
  csAttachments,
  customers,
  deliveryRequests,
  idempotencyKeys,
  knownDevices,
  mediaFiles,
  orderHistories,
  orders,
  otps,
  recentlyViewed,
  refunds,
  returnRequests,
  reviewComments,
  reviews,
  savedCoupons,
  sessions,
  socialAccounts,
  wishes,
} from "../../database/schema/index.ts";
import { addJob } from "../../jobs/add-job.ts";
import { forgetIdentity } from "../identity/index.ts";
import { forgetMembership } from "../loyalty/index.ts";
import { forgetNotices } from "../notifications/index.ts";

/** By then every request that was under way has ended, in milliseconds. */
const REQUESTS_OVER_MS = 10 * 60_000;

/**
 * Makes a customer unknown: who they are, where they live and what they sent goes; what was ordered, what it cost and invoices that
 * were asked for stay, as the law on accounting wants. The phone number and the mail address are free again, and every session is over.
 *
 * @returns what is to be removed from the storage once this is committed
 */
export async function removeAccount(tx: Transaction, customerId: number, now: Date): Promise<string[]> {
  await forgetCodes(tx, customerId);
  const files = await forgetPerson(tx, customerId);
  await addJob(
    tx,
    "forget-customer",
    { customer_id: customerId },
    { runAt: new Date(now.getTime() + REQUESTS_OVER_MS) },
  );
  await tx
    .update(customers)
    .set({
      full_name: REMOVED_CUSTOMER_NAME,
      phone: null,
      email: null,
      email_verified_at: null,
      password_hash: null,
      phone_verified_at: null,
      birthday: null,
      gender: null,
      avatar_url: null,
      last_mall_id: null,
      deactivated_at: now,
      tokens_valid_from: now,
      updated_at: now,
    })
    .where(eq(customers.id, customerId));
  return files;
}

/**
 * Takes away what tells who a customer is, everywhere but in their own record.
 *
 * @returns what is to be removed from the storage once this is committed
 */
export async function forgetPerson(tx: Transaction, customerId: number): Promise<string[]> {
  const files = [...(await forgetIdentity(tx, customerId)), ...(await forgetEvidence(tx, customerId))];
  await forgetOrderers(tx, customerId);
  await forgetReviewers(tx, customerId);
  await forgetMembership(tx, customerId);
  await forgetNotices(tx, customerId);
  for (const table of [
    cartItems,
    checkouts,
    savedCoupons,
    recentlyViewed,
    wishes,
    idempotencyKeys,
    sessions,
    socialAccounts,
    otps,
    knownDevices,
  ]) {
    await tx.delete(table).where(eq(table.customer_id, customerId));
  }
  await tx.delete(addresses).where(eq(addresses.customer_id, customerId));
  return files;
}

/** Removes the codes that went to the customer's phone while they were not signed in. */
async function forgetCodes(tx: Transaction, customerId: number): Promise<void> {
  const own = tx.select({ phone: customers.phone }).from(customers).where(eq(customers.id, customerId));
  await tx.delete(otps).where(inArray(otps.phone, own));
}

/** Removes pictures and videos that the customer sent, those of ended complaints and returns among them. */
async function forgetEvidence(tx: Transaction, customerId: number): Promise<string[]> {
  const own = tx.select({ id: mediaFiles.id }).from(mediaFiles).where(eq(mediaFiles.customer_id, customerId));
  await tx.delete(csAttachments).where(inArray(csAttachments.media_id, own));
  const removed = await tx
    .delete(mediaFiles)
    .where(eq(mediaFiles.customer_id, customerId))
    .returning({ renditions: mediaFiles.renditions });
  return removed.flatMap(({ renditions }) => renditions.map(({ storage_key }) => storage_key));
}

/** Takes name, phone number, street, bank account and words out of orders and of what was raised about them. */
async function forgetOrderers(tx: Transaction, customerId: number): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.customer_id, customerId));
  const withoutStreet = (column: typeof deliveryRequests.to_address) =>
    sql`${column} || '{"address": "", "full_address": ""}'::jsonb`;
  await tx.update(orders).set({ text_note: "", cancel_note: null }).where(eq(orders.customer_id, customerId));
  await tx.update(orderHistories).set({ note: "" }).where(inArray(orderHistories.order_id, own));
  await tx
    .update(deliveryRequests)
    .set({
      customer_name: REMOVED_CUSTOMER_NAME,
      customer_phone_number: "",
      // A parcel that goes back begins where the customer lives.
      to_address: sql`case when kind = 'purchase' then ${withoutStreet(deliveryRequests.to_address)} else to_address end`,
      from_address: sql`case when kind = 'return' then ${withoutStreet(deliveryRequests.from_address as never)} else from_address end`,
    })
    .where(inArray(deliveryRequests.order_id, own));
  await tx
    .update(returnRequests)
    .set({
      customer_note: {},
      infor_banking_customer: null,
      customer_info: sql`${returnRequests.customer_info} || ${JSON.stringify({
        name: REMOVED_CUSTOMER_NAME,
        email: "",
        phone_number: "",
        note: "",
        address: "",
        full_address: "",
      })}::jsonb`,
    })
    .where(eq(returnRequests.customer_id, customerId));
  await tx.update(complaints).set({ customer_note: {} }).where(eq(complaints.customer_id, customerId));
  await tx.update(refunds).set({ bank: null }).where(eq(refunds.customer_id, customerId));
}

/** What was said of products stays, without who said it; what was shown with it has gone before. */
async function forgetReviewers(tx: Transaction, customerId: number): Promise<void> {
  await tx
    .update(reviews)
    .set({ media_count: sql`jsonb_array_length(${reviews.media})` })
    .where(eq(reviews.customer_id, customerId));
  for (const table of [reviews, reviewComments]) {
    await tx
      .update(table)
      .set({ author_name: REMOVED_CUSTOMER_NAME })
      .where(eq(table.customer_id, customerId));
  }
}
