import { index, integer, pgTable, primaryKey } from "../../../database/drizzle.ts";
import { orders } from "../../order-records/tables/orders.ts";
import { payments } from "./payments.ts";

/** Which orders a payment was for (also payments that failed and were replaced). */
export const paymentOrders = pgTable(
  "payment_orders",
  {
    payment_id: integer()
      .notNull()
      .references(() => payments.id, { onDelete: "cascade" }),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.payment_id, t.order_id] }), index().on(t.order_id)],
);
