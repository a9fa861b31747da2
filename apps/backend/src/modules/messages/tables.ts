import { date, integer, pgTable, primaryKey, text } from "../../database/drizzle.ts";
import { oneOfValues } from "../../database/schema/checks.ts";
import { moment } from "../../database/schema/columns.ts";

/** Number of paid messages per day in Vietnam. */
export const messageDays = pgTable(
  "message_days",
  {
    day: date({ mode: "string" }).notNull(),
    channel: text({ enum: ["sms"] }).notNull(),
    sent: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.channel] }), oneOfValues(t.channel, ["sms"])],
);

/** Tokens of providers that rotate them: each refresh returns a new pair, so all processes share one row. Encrypted. */
export const providerTokens = pgTable("provider_tokens", {
  provider: text().primaryKey(),
  access_token: text().notNull(),
  refresh_token: text().notNull(),
  /** Digest of the refresh token in the settings that this row started with; another one there starts over. */
  origin: text().notNull(),
  expires_at: moment().notNull(),
});
