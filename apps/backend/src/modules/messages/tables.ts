import { date, integer, pgTable, text } from "../../database/drizzle.ts";
import { moment } from "../../database/schema/columns.ts";

/** Number of paid messages per day in Vietnam. */
export const messageDays = pgTable("message_days", {
  day: date({ mode: "string" }).primaryKey(),
  sent: integer().notNull(),
});

/** Tokens of providers that rotate them: each refresh returns a new pair, so all processes share one row. Encrypted. */
export const providerTokens = pgTable("provider_tokens", {
  provider: text().primaryKey(),
  access_token: text().notNull(),
  refresh_token: text().notNull(),
  /** Digest of the refresh token in the settings that this row started with; another one there starts over. */
  origin: text().notNull(),
  expires_at: moment().notNull(),
});
