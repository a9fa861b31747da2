import { index, pgTable, unique } from "../../database/drizzle.ts";
import { createdAt, foreignInteger, foreignRowId, rowId } from "../../database/schema/columns.ts";
import { customers } from "../customers/tables.ts";
import { orders } from "../order-records/tables/orders.ts";
import { coupons } from "./tables.ts";

/** Which customer used which coupon in which order. The row is deleted when the coupon is given back. */
export const couponUses = pgTable(
  "coupon_uses",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    coupon_id: foreignInteger(() => coupons.id),
    customer_id: foreignRowId(() => customers.id),
    order_id: foreignRowId(() => orders.id, { onDelete: "cascade" }),
    created_at: createdAt(),
  },
  (t) => [
    unique().on(t.coupon_id, t.order_id),
    index().on(t.customer_id, t.coupon_id),
    index().on(t.order_id),
  ],
);
