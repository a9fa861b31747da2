import { and, desc, eq, sql } from "../../database/drizzle.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { customers, socialAccounts } from "../../database/schema/index.ts";

/** The person's account at a provider, as stored. */
type SocialAccount = Pick<
  typeof socialAccounts.$inferInsert,
  "provider" | "subject" | "customer_id" | "email"
>;

/**
 * Links a person's account at a provider to this customer. Takes it from an account whose phone was never verified: the same person
 * opened it by signing in. Returns false if it is linked to another customer.
 */
export async function linkSocialAccount(
  tx: Transaction,
  account: SocialAccount,
  now: Date,
): Promise<boolean> {
  const { customer_id, email } = account;
  const linked = await tx
    .insert(socialAccounts)
    .values({ ...account, created_at: now })
    .onConflictDoUpdate({
      target: [socialAccounts.provider, socialAccounts.subject],
      set: { customer_id, email, created_at: now },
      setWhere: sql`${socialAccounts.customer_id} = ${customer_id} or not exists (
        select from customers where id = ${socialAccounts.customer_id} and phone_verified_at is not null)`,
    })
    .returning({ id: socialAccounts.id });
  return linked.length > 0;
}

/** A customer's linked sign-ins, the newest first. */
export function linkedAccounts(db: Queryable, customerId: number) {
  return db
    .select()
    .from(socialAccounts)
    .where(eq(socialAccounts.customer_id, customerId))
    .orderBy(desc(socialAccounts.created_at), desc(socialAccounts.id));
}

/**
 * Removes one linked account of a customer, or all, and returns them. The email address that is verified now links none again, or the
 * next sign-in with the same provider would undo the removal.
 */
export async function unlinkSocialAccounts(tx: Transaction, customerId: number, now: Date, id?: number) {
  const removed = await tx
    .delete(socialAccounts)
    .where(
      and(
        eq(socialAccounts.customer_id, customerId),
        id === undefined ? undefined : eq(socialAccounts.id, id),
      ),
    )
    .returning();
  if (id === undefined || removed.length > 0) {
    await tx.update(customers).set({ social_unlinked_at: now }).where(eq(customers.id, customerId));
  }
  return removed;
}
