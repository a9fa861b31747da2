import { index, pgTable, primaryKey } from "../../../database/drizzle.ts";
import { foreignRowId } from "../../../database/schema/columns.ts";
import { orders } from "../../order-records/tables/orders.ts";
import { payments } from "./payments.ts";

/** The orders of each payment, including payments that failed and were replaced. */
export const paymentOrders = pgTable(
  "payment_orders",
  {
    payment_id: foreignRowId(() => payments.id, { onDelete: "cascade" }),
    order_id: foreignRowId(() => orders.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.payment_id, t.order_id] }), index().on(t.order_id)],
);
