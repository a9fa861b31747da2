import { bigint, index, pgTable, sql, text, uniqueIndex } from "../../database/drizzle.ts";
import { upTo } from "../../database/schema/checks.ts";
import { moment } from "../../database/schema/columns.ts";

/** Notices of payment gateways, and calls to and notices from carriers and messengers; quotes only if they failed. Contains no customer's name, number or text. */
export const providerEvents = pgTable(
  "provider_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    /** `vnpay`, `ghn`, `esms`, `zns`, … */
    provider: text().notNull(),
    /** The subject: `payment:<reference>`, `parcel:12`, `message:<uuid>`; null if unknown. */
    about: text(),
    /** `book`, `cancel`, `track`, `notice`, `send`, … */
    call: text().notNull(),
    /** `done`, `refused`, `unavailable`, `forged`, `foreign`, `unreadable`, `repeated`, `unknown_parcel`, … */
    outcome: text().notNull(),
    /** The provider's own code. */
    code: text(),
    /** A digest that identifies a repeated notice. */
    digest: text(),
    happened_at: moment().notNull(),
  },
  (t) => [
    index().on(t.about, t.id),
    index().on(t.happened_at),
    uniqueIndex("provider_events_once")
      .on(t.provider, t.digest)
      .where(sql`${t.digest} is not null`),
    upTo(t.provider, 40),
    upTo(t.about, 100),
    upTo(t.call, 40),
    upTo(t.outcome, 40),
    upTo(t.code, 200),
    upTo(t.digest, 100),
  ],
);

/** What needs a person from the shop: `npm run operator -- alerts`. */
export const operatorAlerts = pgTable(
  "operator_alerts",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    /** At most one open alert per subject. */
    subject: text().notNull(),
    text: text().notNull(),
    raised_at: moment().notNull(),
    closed_at: moment(),
  },
  (t) => [
    uniqueIndex("operator_alerts_open")
      .on(t.subject)
      .where(sql`${t.closed_at} is null`),
    upTo(t.subject, 200),
    upTo(t.text, 1000),
  ],
);
