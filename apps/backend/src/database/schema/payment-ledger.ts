import { LONG_TEXT_MAX_LENGTH, PAYMENT_ENTRY_KINDS, PAYMENT_RETURN_REASONS } from "@sen/domain";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { refunds } from "./aftersales.ts";
import { among, between, upTo } from "./checks.ts";
import { createdAt, dong, moment } from "./columns.ts";
import { orders, payments } from "./orders.ts";

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
  "already_paid",
  "refund",
  "orphaned",
  "delivery_fee",
  "taken_over",
] as const;

/** How far money is on its way back. */
export const TRANSFER_STATUSES = ["waiting", "sent", "completed", "failed"] as const;

/** Longest number that a gateway gives a transaction. */
const GATEWAY_REFERENCE_MAX_LENGTH = 100;

/** Money that goes back through the gateway: what is still to be sent, and what became of it. A repeated attempt has another reference. */
export const paymentTransfers = pgTable(
  "payment_transfers",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    payment_id: integer()
      .notNull()
      .references(() => payments.id),
    /** The refund that it carries out; null where none was asked for. */
    refund_id: integer()
      .unique()
      .references(() => refunds.id),
    /** The order whose customer is told of it; null where it is every order of the payment. */
    order_id: integer().references(() => orders.id),
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
    upTo(t.gateway_reference, GATEWAY_REFERENCE_MAX_LENGTH),
    upTo(t.problem, LONG_TEXT_MAX_LENGTH),
  ],
);

/** Every movement of money, written once: a trigger refuses to change or delete an entry. A payment's status is made of its entries. */
export const paymentEntries = pgTable(
  "payment_entries",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    payment_id: integer()
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
    transfer_id: integer().references(() => paymentTransfers.id),
    refund_id: integer().references(() => refunds.id),
    /** When it happened, by the gateway's account where that tells it. */
    happened_at: moment().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    index().on(t.payment_id, t.id),
    index().on(t.happened_at),
    uniqueIndex("payment_entries_transaction_once")
      .on(t.payment_id, t.gateway_reference)
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
