import { index, pgTable, text, unique } from "../../database/drizzle.ts";
import { upTo } from "../../database/schema/checks.ts";
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

/**
 * Coupons used by removed accounts, so that removing an account and registering the same phone number again does not renew them.
 * Deleted once the coupon has ended. A row does not reveal the number, the account or its orders.
 */
export const formerCouponUses = pgTable(
  "former_coupon_uses",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    /** A keyed digest of the phone number; once it is registered again, the new customer's id. */
    owner: text().notNull(),
    coupon_id: foreignInteger(() => coupons.id),
    /** When the account was removed: the time of use would lead to the order. */
    created_at: createdAt(),
  },
  (t) => [index().on(t.owner, t.coupon_id), index().on(t.coupon_id), upTo(t.owner, 43)],
);
