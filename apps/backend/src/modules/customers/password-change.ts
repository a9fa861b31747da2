import { and, eq } from "../../database/drizzle.ts";
import type { Config } from "../../config.ts";
import type { Transaction } from "../../database/connect.ts";
import { customers } from "../../database/schema/index.ts";
import { passwordChangedMessage, queueMessage } from "../messages/index.ts";
import type { Customer } from "../../signed-in.ts";
import { endSessions } from "./sessions.ts";

/** A change of password hashes. */
export interface PasswordChange {
  customerId: number;
  /** The hash it must still have; undefined to replace any. */
  from?: string | undefined;
  /** The new hash. */
  to: string;
  /** The session that stays open; if omitted, all end. */
  keep?: string | undefined;
}

/**
 * Replaces a customer's password and ends every session that began with the old one. A sign-in that is checking the old
 * password waits for the row, and then finds it replaced. Returns false if the hash was no longer `from`.
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
      and(eq(customers.id, customerId), from === undefined ? undefined : eq(customers.password_hash, from)),
    )
    .returning({ id: customers.id });
  if (changed.length === 0) return false;
  await endSessions(tx, customerId, now, keep);
  return true;
}

/** Notifies the customer's verified email address, because somebody else may have changed the password. */
export async function emailPasswordChanged(
  tx: Transaction,
  config: Pick<Config, "jwtSecret" | "storefrontUrl">,
  { email, email_verified_at, lang }: Pick<Customer, "email" | "email_verified_at" | "lang">,
  now: Date,
): Promise<void> {
  if (email === null || email_verified_at === null) return;
  await queueMessage(tx, config, passwordChangedMessage(email, lang, config.storefrontUrl, now));
}
