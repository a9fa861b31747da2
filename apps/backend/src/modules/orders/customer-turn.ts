import { sql } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";

/**
 * Holds the customer's turn until the transaction ends, whichever backends they buy at: what a deal or a coupon allows each customer is
 * counted, and then taken.
 */
export async function takeTurn(tx: Transaction, customerId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order:${customerId}`}, 0))`);
}
