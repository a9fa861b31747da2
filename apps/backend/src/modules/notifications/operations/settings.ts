import type { NotificationSettings } from "@sen/api";
import { areAllowedWays, DEFAULT_NOTIFICATION_WAYS } from "@sen/domain";
import { eq } from "../../../database/drizzle.ts";
import { notificationSettings, pushSubscriptions } from "../../../database/schema/index.ts";
import { invalid } from "../../../errors/errors.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation, OperationContext } from "../../../http/operation.ts";
import { say } from "../../../texts/messages.ts";

/** The customer's notification settings. */
export const getNotificationSettings: Operation<"getNotificationSettings"> = async (context) =>
  ok(await settingsOf(context));

/** Changes the notification settings. Order notifications cannot be turned off in the shop. */
export const updateNotificationSettings: Operation<"updateNotificationSettings"> = async (context) => {
  const { customer, body, db, clock, locale } = context;
  if (!areAllowedWays(body)) throw invalid("shop", "ORDER_NOTICES_STAY");
  const { shop, email, push } = body;
  const kept = { shop, email, push, updated_at: clock.now() };
  await db
    .insert(notificationSettings)
    .values({ customer_id: customer.id, ...kept })
    .onConflictDoUpdate({ target: notificationSettings.customer_id, set: kept });
  return ok(await settingsOf(context), say("NOTIFICATION_SETTINGS_SAVED", locale));
};

async function settingsOf({
  customer,
  session,
  db,
  push: { publicKey },
}: Pick<
  OperationContext<"getNotificationSettings">,
  "customer" | "session" | "db" | "push"
>): Promise<NotificationSettings> {
  const { shop, email, push } = notificationSettings;
  const [ways = DEFAULT_NOTIFICATION_WAYS] = await db
    .select({ shop, email, push })
    .from(notificationSettings)
    .where(eq(notificationSettings.customer_id, customer.id));
  const device = await db.$count(pushSubscriptions, eq(pushSubscriptions.session_id, session.id));
  return {
    ways: { shop: [...ways.shop], email: [...ways.email], push: [...ways.push] },
    email_address: customer.email,
    is_email_verified: customer.email_verified_at !== null,
    is_push_on: device > 0,
    push_key: publicKey,
  };
}
