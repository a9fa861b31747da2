import { and, eq, isNull, ne } from "../../database/drizzle.ts";
import type { Config } from "../../config.ts";
import type { Transaction } from "../../database/connect.ts";
import { customers, sessions } from "../../database/schema/index.ts";
import { passwordChangedMessage, queueMessage } from "../messages/index.ts";
import type { Customer } from "../../signed-in.ts";

/** Which password takes the place of which. */
export interface PasswordChange {
  customerId: number;
  /** The digest that it had when it was looked at; undefined where that is of no importance. */
  from?: string | undefined;
  /** The new digest. */
  to: string;
  /** The session that goes on; none where it is left out. */
  keep?: string | undefined;
}

/**
 * Gives a customer another password, and ends every session that began with the one before. A sign-in that is looking at the
 * old password now waits for the row, and then finds that it is no longer the password. Answers whether `from` was still it.
 */
export async function replacePassword(
  tx: Transaction,
  { customerId, from, to, keep }: PasswordChange,
  now: Date,
): Promise<boolean> {
  const changed = await tx
    .update(customers)
    .set({ password_hash: to, updated_at: now })
    .where(
      and(eq(customers.id, customerId), ...(from === undefined ? [] : [eq(customers.password_hash, from)])),
    )
    .returning({ id: customers.id });
  if (changed.length === 0) return false;
  await tx
    .update(sessions)
    .set({ ended_at: now })
    .where(
      and(
        eq(sessions.customer_id, customerId),
        isNull(sessions.ended_at),
        ...(keep === undefined ? [] : [ne(sessions.id, keep)]),
      ),
    );
  return true;
}

/** Tells the customer by mail, where they have proved that the address is theirs: somebody else may have done it. */
export async function tellPasswordChanged(
  tx: Transaction,
  config: Pick<Config, "jwtSecret" | "storefrontUrl">,
  { email, email_verified_at, lang }: Pick<Customer, "email" | "email_verified_at" | "lang">,
  now: Date,
): Promise<void> {
  if (email === null || email_verified_at === null) return;
  await queueMessage(tx, config, passwordChangedMessage(email, lang, config.storefrontUrl, now));
}
