import { eq, inArray } from "../../database/drizzle.ts";
import type { Config } from "../../config.ts";
import type { Transaction } from "../../database/connect.ts";
import {
  addresses,
  cartItems,
  checkouts,
  customers,
  idempotencyKeys,
  knownDevices,
  otps,
  recentlyViewed,
  savedCoupons,
  sessions,
  socialAccounts,
  wishes,
} from "../../database/schema/index.ts";
import { addJob } from "../../jobs/add-job.ts";
import { forgetComplaints } from "../complaints/index.ts";
import { keepCouponUses } from "../coupons/index.ts";
import { closeAccount } from "../customers/index.ts";
import { forgetIdentity } from "../identity/index.ts";
import { unfollowAll } from "../followed-shops/index.ts";
import { forgetMembership } from "../loyalty/index.ts";
import { forgetFiles } from "../media/index.ts";
import { forgetNotices } from "../notifications/index.ts";
import { forgetOrderer } from "../order-records/index.ts";
import { forgetReceiver } from "../parcels/index.ts";
import { forgetAccounts } from "../refunds/index.ts";
import { forgetReturns } from "../returns/index.ts";
import { forgetReviewer } from "../reviews/index.ts";
import { forgetTickets } from "../support/index.ts";
import { assertNothingOpen } from "./removal-blockers.ts";

/** Every request that was in flight at the removal has ended by then. */
const REQUESTS_OVER_MS = 10 * 60_000;

/** Removes an account of which nothing is open. `before` runs once the customer's row is locked. */
export async function removeUnusedAccount(
  tx: Transaction,
  config: Pick<Config, "jwtSecret">,
  customerId: number,
  now: Date,
  before: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for("update");
  await before();
  await assertNothingOpen(tx, customerId);
  await removeAccount(tx, config, customerId, now);
}

/**
 * Anonymizes a customer: erases identity, addresses and uploads; keeps orders, amounts and requested invoices, as accounting law
 * requires. Frees the phone number and email address, and ends every session. Its coupons stay used for the phone number.
 */
export async function removeAccount(
  tx: Transaction,
  config: Pick<Config, "jwtSecret">,
  customerId: number,
  now: Date,
): Promise<void> {
  await keepCouponUses(tx, config, customerId, now);
  await forgetCodes(tx, customerId);
  await forgetPerson(tx, customerId);
  await addJob(
    tx,
    "forget-customer",
    { customer_id: customerId },
    { runAt: new Date(now.getTime() + REQUESTS_OVER_MS) },
  );
  await closeAccount(tx, customerId, now);
}

/** Erases a customer's personal data everywhere except in their own row. */
export async function forgetPerson(tx: Transaction, customerId: number): Promise<void> {
  await forgetIdentity(tx, customerId);
  await forgetFiles(tx, customerId);
  await forgetOrderer(tx, customerId);
  await forgetReceiver(tx, customerId);
  await forgetReturns(tx, customerId);
  await forgetComplaints(tx, customerId);
  await forgetTickets(tx, customerId);
  await forgetAccounts(tx, customerId);
  await forgetReviewer(tx, customerId);
  await forgetMembership(tx, customerId);
  await forgetNotices(tx, customerId);
  await unfollowAll(tx, customerId);
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
    addresses,
  ]) {
    await tx.delete(table).where(eq(table.customer_id, customerId));
  }
}

/** Deletes codes sent to the customer's phone while they were signed out. */
async function forgetCodes(tx: Transaction, customerId: number): Promise<void> {
  const own = tx.select({ phone: customers.phone }).from(customers).where(eq(customers.id, customerId));
  await tx.delete(otps).where(inArray(otps.phone, own));
}
