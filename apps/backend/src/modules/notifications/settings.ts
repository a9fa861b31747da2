import { DEFAULT_NOTIFICATION_WAYS, type NotificationWays } from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { notificationSettings } from "../../database/schema/index.ts";

/** Which notices a customer gets by which channel. */
export async function readWays(db: Queryable, customerId: number): Promise<NotificationWays> {
  const [row] = await db
    .select({
      shop: notificationSettings.shop,
      email: notificationSettings.email,
      push: notificationSettings.push,
    })
    .from(notificationSettings)
    .where(eq(notificationSettings.customer_id, customerId));
  return row ?? DEFAULT_NOTIFICATION_WAYS;
}

/** Stores which notices a customer gets by which channel. The caller checks that it is allowed. */
export async function writeNotificationSettings(
  db: Queryable,
  customerId: number,
  { shop, email, push }: NotificationWays,
  now: Date,
): Promise<void> {
  const kept = { shop: [...shop], email: [...email], push: [...push], updated_at: now };
  await db
    .insert(notificationSettings)
    .values({ customer_id: customerId, ...kept })
    .onConflictDoUpdate({ target: notificationSettings.customer_id, set: kept });
}
