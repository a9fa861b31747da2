import {
  GATEWAY_OUTCOMES,
  PAYMENT_GATEWAYS,
  PAYMENT_METHODS,
  type PaymentMethod,
  PaymentStatus,
} from "@sen/domain";
import { index, pgTable, smallint, sql, text, uuid } from "../../../database/drizzle.ts";
import { oneOfValues, upTo } from "../../../database/schema/checks.ts";
import { createdAt, dong, foreignRowId, rowId } from "../../../database/schema/columns.ts";
import { maxLength } from "../../../database/schema/max-length.ts";
import { customers } from "../../customers/tables.ts";

/** A payment of one or more orders. COD orders have one too; it is settled at delivery. */
export const payments = pgTable(
  "payments",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    /** Identifies the payment at the gateway; unguessable. */
    reference: uuid().notNull().unique().defaultRandom(),
    customer_id: foreignRowId(() => customers.id),
    /** COD 0, ONLINE 1. */
    method: smallint().$type<PaymentMethod>().notNull(),
    /** Pending 0, complete 1, fail 2. */
    status: smallint().$type<PaymentStatus>().notNull().default(0),
    amount: dong().notNull(),
    /** ONLINE only: the gateway that collects the payment and refunds it. */
    gateway: text({ enum: PAYMENT_GATEWAYS }),
    /** ONLINE only: the gateway's last status; null until it is asked. */
    outcome: text({ enum: GATEWAY_OUTCOMES }),
    /** ONLINE only: URL of the gateway's page. */
    payment_url: text(),
    gateway_reference: text(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    index().on(t.customer_id, t.id.desc().nullsFirst()),
    index("payments_undecided")
      .on(t.gateway, t.outcome)
      .where(sql`${t.outcome} in ('review', 'unknown')`),
    // For the daily reconciliation with the gateways.
    index("payments_opened_at")
      .on(t.created_at)
      .where(sql`${t.payment_url} is not null`),
    index("payments_changed_at")
      .on(t.updated_at)
      .where(sql`${t.payment_url} is not null`),
    oneOfValues(t.method, PAYMENT_METHODS),
    oneOfValues(t.status, Object.values(PaymentStatus)),
    oneOfValues(t.gateway, PAYMENT_GATEWAYS),
    oneOfValues(t.outcome, GATEWAY_OUTCOMES),
    upTo(t.payment_url, maxLength("PlacedOrders", "payment_url")),
  ],
);
