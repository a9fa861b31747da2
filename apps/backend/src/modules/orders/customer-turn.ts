import { sql } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { statement } from "../../database/prepared.ts";

const take = statement(
  "turns_of_customers",
  sql`select pg_advisory_xact_lock(hashtextextended('order:' || ${sql.placeholder("customer")}::bigint, 0))`,
);

/**
 * Holds the customer's turn until the transaction ends, whichever backends they buy at: what a deal or a coupon allows each customer is
 * counted, and then taken.
 */
export async function takeTurn(tx: Transaction, customerId: number): Promise<void> {
  await take(tx, { customer: customerId });
}
