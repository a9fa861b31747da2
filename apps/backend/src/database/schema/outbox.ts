import { MESSAGE_CHANNELS } from "@sen/domain";
import { index, pgTable, text } from "../drizzle.ts";
import { oneOfValues } from "./checks.ts";
import { moment, rowId } from "./columns.ts";

/** Messages that a demonstration records instead of sending, for `npm run operator -- outbox`. A real shop writes nothing here. */
export const outbox = pgTable(
  "outbox",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    channel: text({ enum: MESSAGE_CHANNELS }).notNull(),
    /** A phone number or email address. */
    recipient: text().notNull(),
    /** Of an email. */
    subject: text(),
    text: text().notNull(),
    sent_at: moment().notNull(),
  },
  (t) => [index().on(t.recipient, t.id), index().on(t.sent_at), oneOfValues(t.channel, MESSAGE_CHANNELS)],
);
