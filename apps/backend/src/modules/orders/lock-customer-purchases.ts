import { sql } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { statement } from "../../database/prepared.ts";

const take = statement(
  "turns_of_customers",
  sql`select pg_advisory_xact_lock(hashtextextended('order:' || ${sql.placeholder("customer")}::bigint, 0))`,
);

/**
 * Takes an advisory lock for the customer until the transaction ends, across all backends. It guards the per-customer limits of deals
 * and coupons, which are counted first and used afterwards.
 */
export async function lockCustomerPurchases(tx: Transaction, customerId: number): Promise<void> {
  await take(tx, { customer: customerId });
}
