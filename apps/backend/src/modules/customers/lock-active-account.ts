import { and, eq, isNull } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { customers } from "../../database/schema/index.ts";
import { unauthorized } from "../../errors/errors.ts";

/**
 * Keeps an account from being removed until the transaction ends: whoever removes it sees what this transaction wrote.
 *
 * @throws DomainError `unauthorized` where it was removed since the request was let in
 */
export async function lockActiveAccount(tx: Transaction, customerId: number): Promise<void> {
  const [kept] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, customerId), isNull(customers.deactivated_at)))
    .for("key share");
  if (!kept) throw unauthorized();
}
