import { COUPON_VALUE_TYPES } from "@sen/domain";
import { boolean, check, index, integer, pgTable, sql, text, unique } from "../../database/drizzle.ts";
import { oneOfValues } from "../../database/schema/checks.ts";
import { createdAt, dong, foreignInteger, moment } from "../../database/schema/columns.ts";
import { categories } from "../catalogue/tables/categories.ts";
import { malls, tenants } from "../catalogue/tables/shops.ts";

const COUPON_SCOPES = ["mall", "tenant", "delivery"] as const;

/** Coupons. `fixed` takes `value` dong off, `percent` takes `value` percent off (capped), `flat` makes the amount cost `value` dong. */
export const coupons = pgTable(
  "coupons",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    code: text().notNull().unique(),
    name_vi: text().notNull(),
    name_en: text().notNull(),
    description_vi: text().notNull(),
    description_en: text().notNull(),
    image_url: text().notNull(),
    /** What it reduces: the mall's goods (all shops), one shop's goods, or the delivery fee. */
    scope: text({ enum: COUPON_SCOPES }).notNull(),
    value_type: text({ enum: COUPON_VALUE_TYPES }).notNull(),
    /** Dong, or whole percent for `percent`. */
    value: dong().notNull(),
    /** Cap of a percent coupon. */
    max_discount: dong(),
    /** Goods must cost at least this. */
    min_order_value: dong().notNull().default(0),
    /** Null for all malls. */
    mall_id: integer().references(() => malls.id),
    /** Set when scope is tenant. */
    tenant_id: integer().references(() => tenants.id),
    /** Root category it is listed under. */
    category_id: foreignInteger(() => categories.id),
    starts_at: moment().notNull(),
    ends_at: moment().notNull(),
    quantity: integer().notNull(),
    used: integer().notNull().default(0),
    per_customer: integer().notNull().default(1),
    /** Only until a customer's first order. */
    for_newcomers: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    created_at: createdAt(),
  },
  (t) => [
    check("coupons_not_overused", sql`${t.used} between 0 and ${t.quantity}`),
    // Target of the foreign key of saved coupons, which keep a copy of `ends_at`.
    unique().on(t.id, t.ends_at),
    index().on(t.tenant_id),
    index().on(t.mall_id, t.ends_at),
    index().on(t.category_id),
    oneOfValues(t.scope, COUPON_SCOPES),
    oneOfValues(t.value_type, COUPON_VALUE_TYPES),
  ],
);
