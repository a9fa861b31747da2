import { date, integer, pgTable, primaryKey, text } from "../../database/drizzle.ts";
import { among } from "../../database/schema/checks.ts";
import { moment } from "../../database/schema/columns.ts";

/** How many short messages the shop has paid for on a day in Vietnam. */
export const messageDays = pgTable(
  "message_days",
  {
    day: date({ mode: "string" }).notNull(),
    channel: text({ enum: ["sms"] }).notNull(),
    sent: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.channel] }), among(t.channel, ["sms"])],
);

/** Tokens that a provider renews: each use of the old one gives a new pair, so all programs share one row. Encrypted. */
export const providerTokens = pgTable("provider_tokens", {
  provider: text().primaryKey(),
  access_token: text().notNull(),
  refresh_token: text().notNull(),
  /** Digest of the refresh token of the settings that this row began with: another one there begins anew. */
  origin: text().notNull(),
  expires_at: moment().notNull(),
});
