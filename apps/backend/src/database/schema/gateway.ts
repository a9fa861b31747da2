import { LANGUAGES } from "@sen/domain";
import { index, pgTable, text, uuid } from "../drizzle.ts";
import { oneOfValues } from "./checks.ts";
import { createdAt, dong, moment } from "./columns.ts";

const OUTCOMES = ["paid", "declined", "closed"] as const;

const REFUND_OUTCOMES = ["completed", "failed"] as const;

/**
 * The simulated payment gateway's own records, which a real gateway keeps on its side. Nothing else reads or writes them;
 * the shop uses the gateway's interface only.
 */
export const gatewaySessions = pgTable(
  "gateway_sessions",
  {
    /** Part of the page's URL; unguessable. */
    token: uuid().primaryKey().defaultRandom(),
    /** The shop's reference of the payment (`payments.reference`). A payment has one page. */
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
  (t) => [index().on(t.decided_at), oneOfValues(t.locale, LANGUAGES), oneOfValues(t.outcome, OUTCOMES)],
);

/** The simulated payment gateway's own records of refunds. */
export const gatewayRefunds = pgTable(
  "gateway_refunds",
  {
    /** The shop's reference of the refund. Repeating it does not create a second refund. */
    reference: uuid().primaryKey(),
    /** The payment being refunded. */
    payment_reference: uuid().notNull(),
    amount: dong().notNull(),
    /** Null until the bank has decided. */
    outcome: text({ enum: REFUND_OUTCOMES }),
    decided_at: moment(),
    created_at: createdAt(),
  },
  (t) => [index().on(t.payment_reference), index().on(t.decided_at), oneOfValues(t.outcome, REFUND_OUTCOMES)],
);
