import {
  LONG_TEXT_MAX_LENGTH,
  PAYMENT_ENTRY_KINDS,
  PAYMENT_GATEWAYS,
  PAYMENT_RETURN_REASONS,
} from "@sen/domain";
import { boolean, index, integer, pgTable, sql, text, uniqueIndex, uuid } from "../../../database/drizzle.ts";
import { among, between, upTo } from "../../../database/schema/checks.ts";
import { createdAt, dong, moment, rowId } from "../../../database/schema/columns.ts";
import { orders } from "../../order-records/tables/orders.ts";
import { refunds } from "../../refunds/tables.ts";
import { payments } from "./payments.ts";

/** Why an entry was written, beside its kind. */
export const ENTRY_REASONS = [
  "paid",
  "cash",
  "declined",
  "closed",
  "cancelled",
  "repriced",
  "not_awaited",
  "amount_differs",
  "refund",
  "orphaned",
  "delivery_fee",
  "taken_over",
] as const;

/** How far money is on its way back. `stuck`: the gateway says nothing of it that is documented, and a person must look there. */
export const TRANSFER_STATUSES = ["waiting", "sent", "completed", "failed", "stuck"] as const;

/** What our books and a gateway's say differently of a movement of money. */
export const DIFFERENCE_KINDS = [
  "missing_here",
  "missing_there",
  "amount_differs",
  "status_differs",
  "second_transaction",
] as const;

const MOVEMENT_KINDS = ["payment", "refund"] as const;

/** Longest number that a gateway gives a transaction. */
const GATEWAY_REFERENCE_MAX_LENGTH = 100;

/** Money that goes back through the gateway: what is still to be sent, and what became of it. A repeated attempt has another reference. */
export const paymentTransfers = pgTable(
  "payment_transfers",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    payment_id: rowId()
      .notNull()
      .references(() => payments.id),
    /** The refund that it carries out; null where none was asked for. */
    refund_id: rowId()
      .unique()
      .references(() => refunds.id),
    /** The order whose customer is told of it; null where it is every order of the payment. */
    order_id: rowId().references(() => orders.id),
    reason: text({ enum: PAYMENT_RETURN_REASONS }).notNull(),
    /** Dong. */
    amount: dong().notNull(),
    status: text({ enum: TRANSFER_STATUSES }).notNull().default("waiting"),
    /** What the gateway knows this attempt by: asked again, it is the same refund. */
    reference: uuid().notNull().unique().defaultRandom(),
    /** The gateway's number of the refund; null before it has taken it. */
    gateway_reference: text(),
    /** What the gateway said against it. */
    problem: text(),
    /** How often the gateway was asked about this attempt. */
    asked: integer().notNull().default(0),
    /** How often in a row it said nothing that decides anything. */
    unanswered: integer().notNull().default(0),
    /** When this attempt was first sent. */
    requested_at: createdAt(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    index().on(t.payment_id, t.id),
    index("payment_transfers_under_way")
      .on(t.id)
      .where(sql`${t.status} in ('waiting', 'sent')`),
    among(t.reason, PAYMENT_RETURN_REASONS),
    among(t.status, TRANSFER_STATUSES),
    between(t.amount, 1, Number.MAX_SAFE_INTEGER),
    between(t.asked, 0, 2_147_483_647),
    between(t.unanswered, 0, 2_147_483_647),
    upTo(t.gateway_reference, GATEWAY_REFERENCE_MAX_LENGTH),
    upTo(t.problem, LONG_TEXT_MAX_LENGTH),
  ],
);

/** Every movement of money, written once: a trigger refuses to change or delete an entry. A payment's status is made of its entries. */
export const paymentEntries = pgTable(
  "payment_entries",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    payment_id: rowId()
      .notNull()
      .references(() => payments.id),
    kind: text({ enum: PAYMENT_ENTRY_KINDS }).notNull(),
    /** Dong; the kind says which way it went. */
    amount: dong().notNull(),
    /** Whether it tells of money on its way back. */
    is_return: boolean().notNull().default(false),
    reason: text({ enum: ENTRY_REASONS }).notNull(),
    /** What we call it towards the gateway: the payment's reference, or the transfer's. Null for cash. */
    reference: uuid(),
    /** The gateway's number of the transaction; null for cash, and where no money moved. */
    gateway_reference: text(),
    transfer_id: rowId().references(() => paymentTransfers.id),
    refund_id: rowId().references(() => refunds.id),
    /** When it happened, by the gateway's account where that tells it. */
    happened_at: moment().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    index().on(t.payment_id, t.id),
    index().on(t.happened_at),
    uniqueIndex("payment_entries_authorized_once")
      .on(t.payment_id)
      .where(sql`${t.kind} = 'authorized'`),
    uniqueIndex("payment_entries_refunded_once")
      .on(t.reference)
      .where(sql`${t.kind} = 'refunded'`),
    uniqueIndex("payment_entries_captured_once")
      .on(t.payment_id)
      .where(sql`${t.kind} = 'captured'`),
    among(t.kind, PAYMENT_ENTRY_KINDS),
    among(t.reason, ENTRY_REASONS),
    between(t.amount, 0, Number.MAX_SAFE_INTEGER),
    upTo(t.gateway_reference, GATEWAY_REFERENCE_MAX_LENGTH),
  ],
);

/** What our books and a gateway's say differently, and what was done about it. One row a movement and kind of difference. */
export const paymentDifferences = pgTable(
  "payment_differences",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    gateway: text({ enum: PAYMENT_GATEWAYS }).notNull(),
    kind: text({ enum: MOVEMENT_KINDS }).notNull(),
    difference: text({ enum: DIFFERENCE_KINDS }).notNull(),
    /** Of the payment, or of the refund, as both sides call it. */
    reference: uuid().notNull(),
    /** What our books say; null where they say nothing. */
    here: text(),
    /** What the gateway says; null where it says nothing. */
    there: text(),
    found_at: createdAt(),
    /** When it was found last. */
    seen_at: createdAt(),
    /** What was done about it; null while it is open. */
    resolution: text(),
    resolved_at: moment(),
  },
  (t) => [
    uniqueIndex("payment_differences_once").on(t.kind, t.reference, t.difference),
    index("payment_differences_open")
      .on(t.gateway, t.id)
      .where(sql`${t.resolved_at} is null`),
    among(t.gateway, PAYMENT_GATEWAYS),
    among(t.kind, MOVEMENT_KINDS),
    among(t.difference, DIFFERENCE_KINDS),
    upTo(t.here, LONG_TEXT_MAX_LENGTH),
    upTo(t.there, LONG_TEXT_MAX_LENGTH),
    upTo(t.resolution, LONG_TEXT_MAX_LENGTH),
  ],
);
