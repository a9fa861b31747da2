import { foreignKey, index, integer, pgTable, primaryKey } from "../../database/drizzle.ts";
import { createdAt, moment, rowId } from "../../database/schema/columns.ts";
import { coupons } from "../coupons/tables.ts";
import { customers } from "../customers/tables.ts";

/** Coupons that a customer keeps. */
export const savedCoupons = pgTable(
  "saved_coupons",
  {
    customer_id: rowId()
      .notNull()
      .references(() => customers.id),
    coupon_id: integer().notNull(),
    /** The coupon's, kept so by the foreign key: the list is read in this order. */
    ends_at: moment().notNull(),
    saved_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.customer_id, t.coupon_id] }),
    foreignKey({
      name: "saved_coupons_of_coupon",
      columns: [t.coupon_id, t.ends_at],
      foreignColumns: [coupons.id, coupons.ends_at],
    }).onUpdate("cascade"),
    index("saved_coupons_by_end").on(t.customer_id, t.ends_at, t.coupon_id),
    index().on(t.coupon_id, t.ends_at),
  ],
);
