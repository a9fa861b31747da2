import { MESSAGE_CHANNELS, OTP_PURPOSES } from "@sen/domain";
import { index, integer, jsonb, pgTable, text, uuid } from "../../database/drizzle.ts";
import { oneOfValues, upTo } from "../../database/schema/checks.ts";
import { moment, rowId } from "../../database/schema/columns.ts";
import { maxLength } from "../../database/schema/max-length.ts";
import { customers } from "../customers/tables.ts";

/** One-time codes, each under an id that only its requester knows. Rows are deleted some time after the code was sent. */
export const otps = pgTable(
  "otps",
  {
    id: uuid().primaryKey(),
    purpose: text({ enum: OTP_PURPOSES }).notNull(),
    /** The recipient of a text message: ten digits, starting with 0. Null if the code is sent by email. */
    phone: text(),
    /** The recipient of an email, lower case. Null if the code is sent by text message. */
    email: text(),
    /** The customer it belongs to; null if they are not signed in. */
    customer_id: rowId().references(() => customers.id, { onDelete: "cascade" }),
    /** Data to use once the code is correct, such as the account to create. No readable password. */
    payload: jsonb().$type<object>(),
    /** A keyed digest, unique to this row. Null if no code was delivered, which the requester must not learn. */
    code_hash: text(),
    /** Wrong tries for the newest code. */
    wrong: integer().notNull().default(0),
    /** When the newest code was sent. */
    sent_at: moment().notNull(),
    /** When the code was accepted. A code works once. */
    used_at: moment(),
  },
  (t) => [
    index().on(t.sent_at),
    index().on(t.customer_id),
    oneOfValues(t.purpose, OTP_PURPOSES),
    upTo(t.phone, maxLength("Customer", "phone")),
    upTo(t.email, maxLength("EmailOtpSent", "email")),
  ],
);

/**
 * Counters for sending codes: by recipient, requester, address and the shop's budgets (`budget:sms:all:day`); and for wrong passwords: by
 * account and client address, and by account. Solved challenges are stored here too, so that each is accepted once.
 */
export const attemptCounts = pgTable(
  "attempt_counts",
  {
    /** A digest that reveals neither account, recipient nor address. Only budgets are plain text. */
    subject: text().primaryKey(),
    /** When something was last counted. */
    counted_at: moment().notNull(),
    /** When the whole count has expired. */
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
  (t) => [oneOfValues(t.channel, MESSAGE_CHANNELS)],
);
