import { and, eq } from "../../database/drizzle.ts";
import type { Config } from "../../config.ts";
import type { Transaction } from "../../database/connect.ts";
import { customers } from "../../database/schema/index.ts";
import { passwordChangedMessage, queueMessage } from "../messages/index.ts";
import type { Customer } from "../../signed-in.ts";
import { updateByPhone } from "./accounts.ts";
import { endSessions } from "./sessions.ts";
import { unlinkSocialAccounts } from "./social-accounts.ts";

/** A change of password hashes. */
export interface PasswordChange {
  customer: Pick<Customer, "id" | "email" | "email_verified_at" | "lang">;
  /** The hash it must still have; null if it has none yet; undefined to replace any. */
  from?: string | null | undefined;
  /** The new hash. */
  to: string;
  /** The session that stays open; if omitted, all end. */
  keep?: string | undefined;
}

/**
 * Replaces a customer's password, ends every session that began with the old one, and removes the linked sign-ins: somebody who knew the old
 * password could have linked theirs. A first password removes none. Notifies the verified email address, because somebody else may have done it.
 * A sign-in in progress waits for the row, and then finds the password replaced or the sign-in removed. Returns false if the hash was no longer `from`.
 */
export async function replacePassword(
  tx: Transaction,
  config: Pick<Config, "jwtSecret" | "storefrontUrl">,
  { customer, from, to, keep }: PasswordChange,
  now: Date,
): Promise<boolean> {
  const { id, email, email_verified_at, lang } = customer;
  const changed = await tx
    .update(customers)
    .set({ password_hash: to, updated_at: now })
    .where(and(eq(customers.id, id), from ? eq(customers.password_hash, from) : undefined))
    .returning({ id: customers.id });
  if (changed.length === 0) return false;
  await endSessions(tx, id, now, keep);
  const removed = from === null ? [] : await unlinkSocialAccounts(tx, id, now);
  if (email !== null && email_verified_at !== null) {
    const message = passwordChangedMessage(email, lang, config.storefrontUrl, now, removed.length > 0);
    await queueMessage(tx, config, message);
  }
  return true;
}

/**
 * Shuts everybody out of an account, by whatever way they got in: ends its sessions and removes its password, linked sign-ins and the
 * verification of its email address. Its customer then sets a new password with a code to the phone, which cannot be changed. Returns the
 * customer's id; undefined if nobody has this phone number.
 */
export async function recoverAccount(tx: Transaction, phone: string, now: Date): Promise<number | undefined> {
  const ways = { password_hash: null, email_verified_at: null, tokens_valid_from: now };
  const id = await updateByPhone(tx, phone, { ...ways, updated_at: now });
  if (id !== undefined) await unlinkSocialAccounts(tx, id, now);
  return id;
}
