import { foreignKey, index, integer, pgTable, primaryKey } from "../../database/drizzle.ts";
import { createdAt, foreignRowId, moment } from "../../database/schema/columns.ts";
import { coupons } from "../coupons/tables.ts";
import { customers } from "../customers/tables.ts";

/** Coupons that customers have saved. */
export const savedCoupons = pgTable(
  "saved_coupons",
  {
    customer_id: foreignRowId(() => customers.id),
    coupon_id: integer().notNull(),
    /** A copy of the coupon's, kept in sync by the foreign key. The list is read in this order. */
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
