import { eq, inArray } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import {
  noticeDeliveries,
  notices,
  notificationSettings,
  pushSubscriptions,
} from "../../database/schema/index.ts";

/** Deletes a customer's notices, their settings and push subscriptions. */
export async function forgetNotices(tx: Transaction, customerId: number): Promise<void> {
  const own = tx.select({ id: notices.id }).from(notices).where(eq(notices.customer_id, customerId));
  await tx.delete(noticeDeliveries).where(inArray(noticeDeliveries.notice_id, own));
  for (const table of [notices, pushSubscriptions, notificationSettings]) {
    await tx.delete(table).where(eq(table.customer_id, customerId));
  }
}
