import { and, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { customers } from "../../database/schema/index.ts";
import { emailRegistered } from "./accounts.ts";

/** Whether another customer has proved that a mail address is theirs. */
export async function isEmailOfAnother(db: Queryable, email: string, own: number): Promise<boolean> {
  const others = and(
    eq(customers.email, email),
    ne(customers.id, own),
    isNotNull(customers.email_verified_at),
  );
  return (await db.$count(customers, others)) > 0;
}

/**
 * Makes a mail address the customer's, who had the code that went there. An account that never verified it loses it.
 *
 * @returns the verified address that it takes the place of; null where there was none
 * @throws DomainError `conflict` where another customer verified it meanwhile
 */
export async function giveEmail(
  tx: Transaction,
  { customerId, email }: { customerId: number; email: string },
  now: Date,
): Promise<string | null> {
  // Two customers with a code for the same address come one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`email:${email}`}, 0))`);
  if (await isEmailOfAnother(tx, email, customerId)) throw emailRegistered();
  await tx
    .update(customers)
    .set({ email: null, updated_at: now })
    .where(
      and(eq(customers.email, email), ne(customers.id, customerId), isNull(customers.email_verified_at)),
    );
  const [former] = await tx
    .select({ email: customers.email, verified: customers.email_verified_at })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for("update");
  await tx
    .update(customers)
    .set({ email, email_verified_at: now, updated_at: now })
    .where(eq(customers.id, customerId));
  return former?.verified && former.email !== email ? former.email : null;
}
