import { LANGUAGES } from "@sen/domain";
import { index, pgTable, text, uuid } from "../drizzle.ts";
import { among } from "./checks.ts";
import { createdAt, dong, moment } from "./columns.ts";

const OUTCOMES = ["paid", "declined", "closed"] as const;

const REFUND_OUTCOMES = ["completed", "failed"] as const;

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
  (t) => [index().on(t.decided_at), among(t.locale, LANGUAGES), among(t.outcome, OUTCOMES)],
);

/** The refunds of the simulated payment gateway, as it keeps them on its own side. */
export const gatewayRefunds = pgTable(
  "gateway_refunds",
  {
    /** The shop's name of the refund: asked again, it is the same one. */
    reference: uuid().primaryKey(),
    /** Which payment the money goes back of. */
    payment_reference: uuid().notNull(),
    amount: dong().notNull(),
    /** Null while the bank has not decided. */
    outcome: text({ enum: REFUND_OUTCOMES }),
    decided_at: moment(),
    created_at: createdAt(),
  },
  (t) => [index().on(t.payment_reference), index().on(t.decided_at), among(t.outcome, REFUND_OUTCOMES)],
);
