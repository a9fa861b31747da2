import { sql } from "../database/drizzle.ts";
import type { Database } from "../database/connect.ts";
import { assertDemonstration, shopModeOf } from "../database/shop-mode.ts";
import { outbox } from "../database/schema/index.ts";
import type { Clock } from "../ports/clock.ts";
import type { EmailSender } from "../ports/email.ts";
import type { SmsSender } from "../ports/sms.ts";

/** Messages that are kept: a demonstration does not grow for ever. */
const KEPT_MESSAGES = 1000;

/** Senders of a demonstration: what they send is kept for the operator, and reaches nobody. */
export function simulatedSenders(db: Database, clock: Clock): { sms: SmsSender; email: EmailSender } {
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
      isSimulated: true,
      send: ({ to, subject, text }) => keep({ channel: "email", recipient: to, subject, text }),
    },
  };
}
