import { integer, pgTable, primaryKey } from "../../database/drizzle.ts";
import { createdAt, rowId } from "../../database/schema/columns.ts";
import { coupons } from "../coupons/tables.ts";
import { customers } from "../customers/tables.ts";

/** Coupons that a customer keeps. */
export const savedCoupons = pgTable(
  "saved_coupons",
  {
    customer_id: rowId()
      .notNull()
      .references(() => customers.id),
    coupon_id: integer()
      .notNull()
      .references(() => coupons.id),
    saved_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.customer_id, t.coupon_id] })],
);
