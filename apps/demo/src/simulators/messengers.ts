import { sql } from "@sen/backend/database/drizzle";
import type { Database } from "@sen/backend/database/connect";
import { assertDemonstration, shopModeOf } from "@sen/backend/database/shop-mode";
import { outbox } from "@sen/backend/database/schema/index";
import type { Clock } from "@sen/backend/ports/clock";
import type { EmailSender } from "@sen/backend/ports/email";
import type { SmsSender } from "@sen/backend/ports/sms";

/** How many messages are kept, so that a demonstration does not grow forever. */
const KEPT_MESSAGES = 1000;

/** Simulated senders, which record messages for the operator instead of sending them. */
export function simulatedMessengers({ db, clock }: { db: Database; clock: Clock }): {
  sms: SmsSender;
  email: EmailSender;
} {
  async function keep(message: Omit<typeof outbox.$inferInsert, "sent_at">): Promise<void> {
    assertDemonstration(await shopModeOf(db), "The outbox of messages that are sent to nobody");
    const [{ id } = { id: 0 }] = await db
      .insert(outbox)
      .values({ ...message, sent_at: clock.now() })
      .returning({ id: outbox.id });
    await db.execute(sql`delete from outbox where id <= ${id - KEPT_MESSAGES}`);
  }
  return {
    sms: {
      provider: "outbox",
      isSimulated: true,
      send: async ({ id, to, text }) => {
        await keep({ channel: "sms", recipient: to, text });
        return id;
      },
    },
    email: {
      send: ({ to, subject, text }) => keep({ channel: "email", recipient: to, subject, text }),
    },
  };
}
