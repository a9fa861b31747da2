import { LINE_QUANTITY_LIMIT, LONG_TEXT_MAX_LENGTH } from "@sen/domain";
import { sql, check, index, integer, jsonb, pgTable, primaryKey, text } from "../drizzle.ts";
import { CARRIER_IDS, type CarrierQuote } from "../../ports/carrier.ts";
import { among, between, upTo } from "./checks.ts";
import { createdAt, dong, moment } from "./columns.ts";
import { deliveryRequests } from "./delivery.ts";
import { orderItems, orders } from "./orders.ts";

/** What a carrier asked for a way and a weight: kept for an hour, and longer only while the carrier gives no answer. */
export const deliveryQuotes = pgTable(
  "delivery_quotes",
  {
    carrier_id: text({ enum: CARRIER_IDS }).notNull(),
    from_ward_id: integer().notNull(),
    to_ward_id: integer().notNull(),
    /** Grams, up to which the fee is the same. */
    weight_band: integer().notNull(),
    /** One for each service; none where the carrier does not go there. */
    quotes: jsonb().$type<CarrierQuote[]>().notNull(),
    /** When the carrier said so; null before it did. */
    quoted_at: moment(),
    /** When somebody last asked. */
    asked_at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.carrier_id, t.from_ward_id, t.to_ward_id, t.weight_band] }),
    index().on(t.asked_at),
    among(t.carrier_id, CARRIER_IDS),
  ],
);

/** How the money of a parcel differs from what it should be. */
export const CASH_DIFFERENCES = ["amount", "not_collected", "not_paid_out"] as const;

/** Money that a carrier collected at the door: what it should be, what it is, and whether it was handed over. */
export const carrierCash = pgTable(
  "carrier_cash",
  {
    parcel_id: integer()
      .primaryKey()
      .references(() => deliveryRequests.id, { onDelete: "cascade" }),
    /** What the customer owed. */
    expected: dong().notNull(),
    /** What the carrier has in its books; null before it told. */
    collected: dong(),
    collected_at: moment(),
    /** When we had it. */
    paid_out_at: moment(),
    /** What is wrong with it; null where nothing is. */
    difference: text({ enum: CASH_DIFFERENCES }),
    /** What a person did about that. */
    settled_note: text(),
    settled_at: moment(),
    delivered_at: moment().notNull(),
    updated_at: createdAt(),
  },
  (t) => [
    index("carrier_cash_open")
      .on(t.delivered_at)
      .where(sql`${t.paid_out_at} is null and ${t.settled_at} is null`),
    index("carrier_cash_differences")
      .on(t.parcel_id)
      .where(sql`${t.difference} is not null and ${t.settled_at} is null`),
    among(t.difference, CASH_DIFFERENCES),
    upTo(t.settled_note, LONG_TEXT_MAX_LENGTH),
  ],
);

/** Pieces of an order that came back, and what they were found to be. Only sellable ones are sold again. */
export const goodsInspections = pgTable(
  "goods_inspections",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    order_item_id: integer()
      .notNull()
      .references(() => orderItems.id, { onDelete: "cascade" }),
    /** Pieces that came back; the next four are what they were found to be, together no more. */
    quantity: integer().notNull(),
    sellable: integer().notNull().default(0),
    damaged: integer().notNull().default(0),
    missing: integer().notNull().default(0),
    /** Kept while a complaint or an insurer looks at them. */
    kept: integer().notNull().default(0),
    note: text().notNull().default(""),
    created_at: createdAt(),
    inspected_at: moment(),
  },
  (t) => [
    index().on(t.order_id),
    index().on(t.order_item_id),
    index("goods_inspections_open")
      .on(t.id)
      .where(sql`${t.inspected_at} is null or ${t.kept} > 0`),
    between(t.quantity, 1, LINE_QUANTITY_LIMIT),
    upTo(t.note, LONG_TEXT_MAX_LENGTH),
    check(
      "goods_inspections_pieces",
      sql`${t.quantity} > 0 and least(${t.sellable}, ${t.damaged}, ${t.missing}, ${t.kept}) >= 0
        and ${t.sellable} + ${t.damaged} + ${t.missing} + ${t.kept} = case when ${t.inspected_at} is null then 0 else ${t.quantity} end`,
    ),
  ],
);
