import { index, pgTable, text } from "../drizzle.ts";
import { among } from "./checks.ts";
import { moment, rowId } from "./columns.ts";

/** What reaches customers outside of the shop. */
export const MESSAGE_CHANNELS = ["sms", "email"] as const;

/** What a demonstration would have sent, for `npm run operator -- outbox`. A real shop writes nothing here. */
export const outbox = pgTable(
  "outbox",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    channel: text({ enum: MESSAGE_CHANNELS }).notNull(),
    /** A phone number or a mail address. */
    recipient: text().notNull(),
    /** Of a mail. */
    subject: text(),
    text: text().notNull(),
    sent_at: moment().notNull(),
  },
  (t) => [index().on(t.recipient, t.id), index().on(t.sent_at), among(t.channel, MESSAGE_CHANNELS)],
);
