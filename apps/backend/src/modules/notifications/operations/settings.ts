import type { NotificationSettings } from "@sen/api";
import { areAllowedWays } from "@sen/domain";
import { eq } from "../../../database/drizzle.ts";
import { pushSubscriptions } from "../../../database/schema/index.ts";
import { invalid } from "../../../errors/errors.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation, OperationContext } from "../../../http/operation.ts";
import { say } from "../../../texts/messages.ts";
import { readWays, writeNotificationSettings } from "../settings.ts";

/** The customer's notification settings. */
export const getNotificationSettings: Operation<"getNotificationSettings"> = async (context) =>
  ok(await settingsOf(context));

/** Changes the notification settings. Order notifications cannot be turned off in the shop. */
export const updateNotificationSettings: Operation<"updateNotificationSettings"> = async (context) => {
  const { customer, body, db, clock, locale } = context;
  if (!areAllowedWays(body)) throw invalid("shop", "ORDER_NOTICES_STAY");
  await writeNotificationSettings(db, customer.id, body, clock.now());
  return ok(await settingsOf(context), say("NOTIFICATION_SETTINGS_SAVED", locale));
};

async function settingsOf({
  customer,
  session,
  db,
  push,
}: Pick<
  OperationContext<"getNotificationSettings">,
  "customer" | "session" | "db" | "push"
>): Promise<NotificationSettings> {
  const ways = await readWays(db, customer.id);
  const device = await db.$count(pushSubscriptions, eq(pushSubscriptions.session_id, session.id));
  return {
    ways: { shop: [...ways.shop], email: [...ways.email], push: [...ways.push] },
    email_address: customer.email,
    is_email_verified: customer.email_verified_at !== null,
    is_push_on: device > 0,
    push_key: push.publicKey,
  };
}
