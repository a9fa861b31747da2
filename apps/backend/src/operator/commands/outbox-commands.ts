import { desc, eq } from "drizzle-orm";
import { outbox } from "../../database/schema/index.ts";
import type { OperatorContext } from "../operator-context.ts";
import { flag, type Command, type Given } from "./command.ts";

const LIST_LIMIT = 20;

/** What a demonstration would have sent. */
export const outboxCommands: readonly Command[] = [
  {
    name: "outbox",
    usage: "[--to <phone or mail address>]",
    about: "The newest short messages and mails, the newest first: a demonstration sends them to nobody.",
    flags: ["to"],
    demonstration: true,
    run: listMessages,
  },
];

async function listMessages({ db }: OperatorContext, given: Given) {
  const to = flag(given, "to");
  const rows = await db
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
  return rows.map((row) => ({ ...row, sent: row.sent.toISOString() }));
}
