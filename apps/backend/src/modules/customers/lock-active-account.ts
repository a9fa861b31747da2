import { and, eq, isNull } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { customers } from "../../database/schema/index.ts";
import { unauthorized } from "../../errors/errors.ts";

/**
 * Blocks the removal of an account until the transaction ends, so that the removal sees everything this transaction wrote.
 *
 * @throws DomainError `unauthorized` if it was removed after the request was authorized
 */
export async function lockActiveAccount(tx: Transaction, customerId: number): Promise<void> {
  const [kept] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, customerId), isNull(customers.deactivated_at)))
    .for("key share");
  if (!kept) throw unauthorized();
}
