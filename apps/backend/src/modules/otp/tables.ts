import { MESSAGE_CHANNELS, OTP_PURPOSES } from "@sen/domain";
import { index, integer, jsonb, pgTable, text, uuid } from "../../database/drizzle.ts";
import { among, upTo } from "../../database/schema/checks.ts";
import { moment, rowId } from "../../database/schema/columns.ts";
import { maxLength } from "../../database/schema/max-length.ts";
import { customers } from "../customers/tables.ts";

/** One-time codes, each under an id that only whoever asked for it knows. Rows go some time after the code was sent. */
export const otps = pgTable(
  "otps",
  {
    id: uuid().primaryKey(),
    purpose: text({ enum: OTP_PURPOSES }).notNull(),
    /** Where a code goes by short message: ten digits, starting with 0. Null for one that goes by mail. */
    phone: text(),
    /** Where a code goes by mail, lower case. Null for one that goes by short message. */
    email: text(),
    /** Whose code it is; null for somebody who is not signed in. */
    customer_id: rowId().references(() => customers.id, { onDelete: "cascade" }),
    /** What is done once the code is right, such as the account to open. No readable password. */
    payload: jsonb().$type<object>(),
    /** A keyed digest, of this row's code alone; null where no code went out, which nobody is told. */
    code_hash: text(),
    /** Wrong tries of the newest code. */
    wrong: integer().notNull().default(0),
    /** When the newest code went out. */
    sent_at: moment().notNull(),
    /** When the code was taken: once. */
    used_at: moment(),
  },
  (t) => [
    index().on(t.sent_at),
    index().on(t.customer_id),
    among(t.purpose, OTP_PURPOSES),
    upTo(t.phone, maxLength("Customer", "phone")),
    upTo(t.email, maxLength("EmailOtpSent", "email")),
  ],
);

/**
 * Counters for sending codes: by recipient, requester, address and the shop's budgets (`budget:sms:all:day`). Solved challenges are
 * stored here too, so that each is accepted once.
 */
export const otpSends = pgTable(
  "otp_sends",
  {
    /** But for budgets a digest, from which neither recipient nor address can be read. */
    subject: text().primaryKey(),
    sent_at: moment().notNull(),
    /** When the last of them is forgotten. */
    forgotten_at: moment().notNull(),
  },
  (t) => [index().on(t.forgotten_at)],
);

/** Channels on which the operator has paused the sending of codes. */
export const messagePauses = pgTable(
  "message_pauses",
  {
    channel: text({ enum: MESSAGE_CHANNELS }).primaryKey(),
    paused_at: moment().notNull(),
  },
  (t) => [among(t.channel, MESSAGE_CHANNELS)],
);
