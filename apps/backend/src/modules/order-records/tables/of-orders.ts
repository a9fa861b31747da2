import { OrderStatus, PaymentStatus } from "@sen/domain";
import { index, pgTable, smallint, text } from "../../../database/drizzle.ts";
import { oneOfValues, upTo } from "../../../database/schema/checks.ts";
import { createdAt, foreignRowId, moment, rowId, tsvector } from "../../../database/schema/columns.ts";
import { maxLength } from "../../../database/schema/max-length.ts";
import { customers } from "../../customers/tables.ts";
import { orders } from "./orders.ts";

/** Up to which moment each figure has been computed. */
export const figuresFollowed = pgTable("figures_followed", {
  figure: text().primaryKey(),
  until: moment().notNull(),
});

/**
 * The words an order is found by, written once when it is placed. A separate table, because lists do not read them.
 * Indexed by customer only: filtering one customer's rows costs little, while a word index would grow with all orders.
 */
export const orderSearch = pgTable(
  "order_search",
  {
    order_id: rowId()
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    customer_id: foreignRowId(() => customers.id),
    words: tsvector().notNull(),
  },
  (t) => [index().on(t.customer_id)],
);

/** Every status change of an order. */
export const orderHistories = pgTable(
  "order_histories",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    order_id: foreignRowId(() => orders.id, { onDelete: "cascade" }),
    order_status: text().$type<OrderStatus>().notNull(),
    payment_status: smallint().$type<PaymentStatus>(),
    note: text().notNull().default(""),
    created_at: createdAt(),
  },
  (t) => [
    index().on(t.order_id, t.id),
    oneOfValues(t.order_status, Object.values(OrderStatus)),
    oneOfValues(t.payment_status, Object.values(PaymentStatus)),
    upTo(t.note, maxLength("CancelRequest", "note")),
  ],
);
