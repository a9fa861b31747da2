import { desc, eq } from "@sen/backend/database/drizzle";
import { outbox } from "@sen/backend/database/schema/index";
import { skipResendWait } from "@sen/backend/modules/otp/index";
import type { OperatorContext } from "@sen/backend/operator/operator-context";
import { flag, type Command, type CommandInput } from "@sen/backend/operator/commands/command";

const LIST_LIMIT = 20;

/** Shows the messages that a demonstration recorded instead of sending. */
export const outboxCommands: readonly Command[] = [
  {
    name: "outbox",

    about: "Lists the newest text messages and emails, newest first. A demonstration sends them to nobody.",
    flags: ["--to <recipient>"],
    demonstration: true,
    run: listMessages,
  },
  {
    name: "otp hurry",

    about: "Ends the wait between one-time codes, so that new ones can be requested at once.",
    flags: ["--to <recipient>"],
    demonstration: true,
    run: async ({ db }, given) => ({ codes: await skipResendWait(db, flag(given, "to")) }),
  },
];

function listMessages({ db }: OperatorContext, given: CommandInput) {
  const to = flag(given, "to");
  return db
    .select({
      sent: outbox.sent_at,
      channel: outbox.channel,
      to: outbox.recipient,
      subject: outbox.subject,
      text: outbox.text,
    })
    .from(outbox)
    .where(to === undefined ? undefined : eq(outbox.recipient, to))
    .orderBy(desc(outbox.id))
    .limit(LIST_LIMIT);
}
