import { eq } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { notices, notificationSettings, pushSubscriptions } from "../../database/schema/index.ts";

/** Removes what a customer was told, and how they were to be told. */
export async function forgetNotices(tx: Transaction, customerId: number): Promise<void> {
  for (const table of [notices, pushSubscriptions, notificationSettings]) {
    await tx.delete(table).where(eq(table.customer_id, customerId));
  }
}
