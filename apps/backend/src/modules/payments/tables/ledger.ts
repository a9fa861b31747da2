import {
  LONG_TEXT_MAX_LENGTH,
  PAYMENT_ENTRY_KINDS,
  PAYMENT_GATEWAYS,
  PAYMENT_RETURN_REASONS,
} from "@sen/domain";
import { boolean, index, integer, pgTable, sql, text, uniqueIndex, uuid } from "../../../database/drizzle.ts";
import { oneOfValues, between, upTo } from "../../../database/schema/checks.ts";
import { createdAt, dong, foreignRowId, moment, rowId } from "../../../database/schema/columns.ts";
import { orders } from "../../order-records/tables/orders.ts";
import { refunds } from "../../refunds/tables.ts";
import { payments } from "./payments.ts";

/** Why an entry was written. */
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

/**
 * The progress of a transfer back. `stuck`: the gateway gives no documented status, and a person must check there. `dropped`: its refund was
 * refused after the transfer failed.
 */
export const TRANSFER_STATUSES = ["waiting", "sent", "completed", "failed", "stuck", "dropped"] as const;

/** How our books and a gateway's can differ about a movement of money. `missing_here` is not written any more. */
export const DIFFERENCE_KINDS = [
  "missing_here",
  "missing_there",
  "amount_differs",
  "status_differs",
  "second_transaction",
] as const;

const MOVEMENT_KINDS = ["payment", "refund"] as const;

/** The longest transaction number that a gateway assigns. */
const GATEWAY_REFERENCE_MAX_LENGTH = 100;

/** Money to send back through the gateway, and its progress. Each new attempt gets a new reference. */
export const paymentTransfers = pgTable(
  "payment_transfers",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    payment_id: foreignRowId(() => payments.id),
    /** The refund it belongs to; null if there is no refund request. */
    refund_id: rowId()
      .unique()
      .references(() => refunds.id),
    /** The order whose customer sees it; null for all orders of the payment. */
    order_id: rowId().references(() => orders.id),
    reason: text({ enum: PAYMENT_RETURN_REASONS }).notNull(),
    /** Dong. */
    amount: dong().notNull(),
    status: text({ enum: TRANSFER_STATUSES }).notNull().default("waiting"),
    /** Identifies this attempt at the gateway, so that a repeated call is the same refund. */
    reference: uuid().notNull().unique().defaultRandom(),
    /** The gateway's number of the refund; null until the gateway accepts it. */
    gateway_reference: text(),
    /** Why the gateway refused it. */
    problem: text(),
    /** How often the gateway was asked about this attempt. */
    asked: integer().notNull().default(0),
    /** How many responses in a row decided nothing. */
    unanswered: integer().notNull().default(0),
    /** When this attempt was first sent. */
    requested_at: createdAt(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    index().on(t.payment_id, t.id),
    index().on(t.updated_at),
    index("payment_transfers_under_way")
      .on(t.id)
      .where(sql`${t.status} in ('waiting', 'sent')`),
    oneOfValues(t.reason, PAYMENT_RETURN_REASONS),
    oneOfValues(t.status, TRANSFER_STATUSES),
    between(t.amount, 1, Number.MAX_SAFE_INTEGER),
    between(t.asked, 0, 2_147_483_647),
    between(t.unanswered, 0, 2_147_483_647),
    upTo(t.gateway_reference, GATEWAY_REFERENCE_MAX_LENGTH),
    upTo(t.problem, LONG_TEXT_MAX_LENGTH),
  ],
);

/** Every movement of money. Append-only: a trigger rejects updates and deletes. A payment's status is derived from its entries. */
export const paymentEntries = pgTable(
  "payment_entries",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    payment_id: foreignRowId(() => payments.id),
    kind: text({ enum: PAYMENT_ENTRY_KINDS }).notNull(),
    /** Dong. The kind gives the direction. */
    amount: dong().notNull(),
    /** Whether the entry is about a transfer back. */
    is_return: boolean().notNull().default(false),
    reason: text({ enum: ENTRY_REASONS }).notNull(),
    /** Our reference at the gateway: the payment's, or the transfer's. Null for cash. */
    reference: uuid(),
    /** The gateway's transaction number; null for cash, and if no money moved. */
    gateway_reference: text(),
    transfer_id: rowId().references(() => paymentTransfers.id),
    refund_id: rowId().references(() => refunds.id),
    /** When it happened, according to the gateway if it says so. */
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
    oneOfValues(t.kind, PAYMENT_ENTRY_KINDS),
    oneOfValues(t.reason, ENTRY_REASONS),
    between(t.amount, 0, Number.MAX_SAFE_INTEGER),
    upTo(t.gateway_reference, GATEWAY_REFERENCE_MAX_LENGTH),
  ],
);

/** Differences between our books and a gateway's, and their resolution. One row per movement and kind of difference. */
export const paymentDifferences = pgTable(
  "payment_differences",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    gateway: text({ enum: PAYMENT_GATEWAYS }).notNull(),
    kind: text({ enum: MOVEMENT_KINDS }).notNull(),
    difference: text({ enum: DIFFERENCE_KINDS }).notNull(),
    /** The payment's or refund's reference, shared by both sides. */
    reference: uuid().notNull(),
    /** The value in our books; null if there is no entry. */
    here: text(),
    /** The gateway's value; null if it has no entry. */
    there: text(),
    found_at: createdAt(),
    /** What was done about it; null until it is first resolved. */
    resolution: text(),
    resolved_at: moment(),
  },
  (t) => [
    uniqueIndex("payment_differences_once").on(t.kind, t.reference, t.difference),
    index("payment_differences_open")
      .on(t.gateway, t.id)
      .where(sql`${t.resolved_at} is null`),
    oneOfValues(t.gateway, PAYMENT_GATEWAYS),
    oneOfValues(t.kind, MOVEMENT_KINDS),
    oneOfValues(t.difference, DIFFERENCE_KINDS),
    upTo(t.here, LONG_TEXT_MAX_LENGTH),
    upTo(t.there, LONG_TEXT_MAX_LENGTH),
    upTo(t.resolution, LONG_TEXT_MAX_LENGTH),
  ],
);
