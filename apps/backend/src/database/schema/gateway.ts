import { LANGUAGES } from "@sen/domain";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { among } from "./checks.ts";
import { createdAt, dong, moment } from "./columns.ts";

const OUTCOMES = ["paid", "declined", "closed"] as const;

/**
 * The memory of the simulated payment gateway: what a real one keeps on its own side. Nothing else reads or writes it;
 * the shop learns of it through the gateway's interface only.
 */
export const gatewaySessions = pgTable(
  "gateway_sessions",
  {
    /** In the address of the page; unguessable. */
    token: uuid().primaryKey().defaultRandom(),
    /** The shop's name of the payment (`payments.reference`): a payment has one page. */
    reference: uuid().notNull().unique(),
    amount: dong().notNull(),
    description: text().notNull(),
    locale: text({ enum: LANGUAGES }).notNull(),
    return_url: text().notNull(),
    outcome: text({ enum: OUTCOMES }),
    expires_at: moment().notNull(),
    decided_at: moment(),
    created_at: createdAt(),
  },
  (t) => [among(t.locale, LANGUAGES), among(t.outcome, OUTCOMES)],
);
