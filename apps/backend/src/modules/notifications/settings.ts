import { DEFAULT_NOTIFICATION_WAYS, type NotificationWays } from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { notificationSettings } from "../../database/schema/index.ts";

/** Which notices go to a customer by which way. */
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

/** Keeps which notices go to a customer by which way. Whether that is allowed is the caller's to ask. */
export async function writeWays(
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
