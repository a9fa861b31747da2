import { and, eq, isNull } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { customers } from "../../database/schema/index.ts";
import { unauthorized } from "../../errors/errors.ts";

/**
 * Blocks the removal of an account until the transaction ends, so that the removal sees everything this transaction wrote.
 *
 * @throws DomainError `unauthorized` if it was removed after the request was authorized
 */
export function lockActiveAccount(tx: Transaction, customerId: number): Promise<void> {
  return lock(tx, customerId, "key share");
}

/**
 * The same, and makes changes of one customer wait for each other: a limit, a default or a duplicate depends on all that they have.
 *
 * @throws DomainError `unauthorized` if the account was removed after the request was authorized
 */
export function lockOwnRecords(tx: Transaction, customerId: number): Promise<void> {
  // Nothing stronger: transactions that hold the account's key share would deadlock.
  return lock(tx, customerId, "no key update");
}

async function lock(
  tx: Transaction,
  customerId: number,
  strength: "key share" | "no key update",
): Promise<void> {
  const [kept] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, customerId), isNull(customers.deactivated_at)))
    .for(strength);
  if (!kept) throw unauthorized();
}
