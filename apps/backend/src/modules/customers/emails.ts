import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from "../../database/drizzle.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { customers, socialAccounts } from "../../database/schema/index.ts";
import { emailRegistered } from "./accounts.ts";

/**
 * Another customer who has verified an email address; undefined if there is none. An account opened by a social sign-in does not count until
 * its phone is verified: until then, the first customer to enter the code gets the address.
 */
export async function otherOwnerOf(db: Queryable, email: string, own: number) {
  const others = and(
    eq(customers.email, email),
    ne(customers.id, own),
    isNotNull(customers.email_verified_at),
    isNotNull(customers.phone_verified_at),
  );
  const [owner] = await db.select({ lang: customers.lang }).from(customers).where(others).limit(1);
  return owner;
}

/** Makes transactions that verify the same email address wait for each other. */
export async function lockEmail(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`email:${email}`}, 0))`);
}

/** Removes an email address from the accounts that entered it but never verified it. */
export async function releaseEmail(tx: Transaction, email: string, now: Date): Promise<void> {
  await tx
    .update(customers)
    .set({ email: null, updated_at: now })
    .where(and(eq(customers.email, email), isNull(customers.email_verified_at)));
}

/**
 * Sets the email address of a customer who entered the code sent to it. Accounts that never verified it lose it.
 *
 * @returns the verified address that it replaces; null if there was none
 * @throws DomainError `conflict` if another customer verified it meanwhile
 */
export async function giveEmail(
  tx: Transaction,
  { customerId, email }: { customerId: number; email: string },
  now: Date,
): Promise<string | null> {
  await lockEmail(tx, email);
  if (await otherOwnerOf(tx, email, customerId)) throw emailRegistered();
  // Lock by id: two customers taking each other's unverified address would deadlock otherwise.
  const locked = await tx
    .select({ id: customers.id, email: customers.email, verified: customers.email_verified_at })
    .from(customers)
    .where(or(eq(customers.id, customerId), eq(customers.email, email)))
    .orderBy(customers.id)
    .for("update");
  const former = locked.find(({ id }) => id === customerId);
  const unfinished = locked.filter(({ id, verified }) => id !== customerId && verified !== null);
  await joinUnfinished(tx, { customerId, unfinished: unfinished.map(({ id }) => id) }, now);
  await releaseEmail(tx, email, now);
  await tx
    .update(customers)
    .set({ email, email_verified_at: now, updated_at: now })
    .where(eq(customers.id, customerId));
  return former?.verified && former.email !== email ? former.email : null;
}

/** Closes phoneless accounts that the same person opened by social sign-in, and links those sign-ins to this account. */
async function joinUnfinished(
  tx: Transaction,
  { customerId, unfinished }: { customerId: number; unfinished: number[] },
  now: Date,
): Promise<void> {
  if (unfinished.length === 0) return;
  await tx
    .update(socialAccounts)
    .set({ customer_id: customerId })
    .where(inArray(socialAccounts.customer_id, unfinished));
  await tx
    .update(customers)
    .set({
      email: null,
      email_verified_at: null,
      deactivated_at: now,
      tokens_valid_from: now,
      updated_at: now,
    })
    .where(inArray(customers.id, unfinished));
}
