import { COUPON_VALUE_TYPES } from "@sen/domain";
import {
  sql,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from "../drizzle.ts";
import { categories, products, variants } from "./catalog.ts";
import { among } from "./checks.ts";
import { createdAt, dong, moment, ownCode } from "./columns.ts";
import { customers } from "./customers.ts";
import { malls, tenants } from "./shops.ts";

const COUPON_SCOPES = ["mall", "tenant", "delivery"] as const;

/** Coupons. `fixed` takes `value` dong off, `percent` takes `value` per cent off (capped), `flat` makes the amount cost `value` dong. */
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
    /** What it lowers: the mall's goods (all shops), one shop's goods, or the delivery fee. */
    scope: text({ enum: COUPON_SCOPES }).notNull(),
    value_type: text({ enum: COUPON_VALUE_TYPES }).notNull(),
    /** Dong, or whole per cent for `percent`. */
    value: dong().notNull(),
    /** Cap of a percent coupon. */
    max_discount: dong(),
    /** Goods must cost at least this. */
    min_order_value: dong().notNull().default(0),
    /** Null: every mall. */
    mall_id: integer().references(() => malls.id),
    /** Set when scope is tenant. */
    tenant_id: integer().references(() => tenants.id),
    /** Root category it is listed under. */
    category_id: integer()
      .notNull()
      .references(() => categories.id),
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
    index().on(t.tenant_id),
    index().on(t.mall_id, t.ends_at),
    index().on(t.category_id),
    among(t.scope, COUPON_SCOPES),
    among(t.value_type, COUPON_VALUE_TYPES),
  ],
);

/** Coupons that a customer keeps. */
export const savedCoupons = pgTable(
  "saved_coupons",
  {
    customer_id: integer()
      .notNull()
      .references(() => customers.id),
    coupon_id: integer()
      .notNull()
      .references(() => coupons.id),
    saved_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.customer_id, t.coupon_id] })],
);

/**
 * Flash-deal slots: a part of every day in Vietnam, so that whatever the day, one slot is running.
 * The window at a moment is computed (`domain`), never stored.
 */
export const flashDeals = pgTable("flash_deals", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  ...ownCode(),
  name_vi: text().notNull(),
  name_en: text().notNull(),
  /** Minutes after midnight in Vietnam, 0–1440. The slots together cover the whole day. */
  starts_minute: smallint().notNull(),
  ends_minute: smallint().notNull(),
});

/** What a slot offers: a product's variants at one price, and how many pieces a window. */
export const flashDealItems = pgTable(
  "flash_deal_items",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    flash_deal_id: integer()
      .notNull()
      .references(() => flashDeals.id, { onDelete: "cascade" }),
    product_id: integer()
      .notNull()
      .references(() => products.id),
    /** The one variant that is on offer. */
    variant_id: integer()
      .notNull()
      .references(() => variants.id),
    price: dong().notNull(),
    stock: integer().notNull(),
    /** Pieces a window starts with as sold, so that a stock bar is never empty at the start. */
    sold_at_start: integer().notNull().default(0),
    /** Pieces that one customer may buy in a window; null: as many as there are. */
    per_customer: integer(),
    position: integer().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    unique().on(t.flash_deal_id, t.variant_id),
    index().on(t.variant_id),
    index().on(t.product_id),
    check("flash_deal_items_per_customer_check", sql`${t.per_customer} >= 1`),
  ],
);

/** Pieces sold in one window. Missing row: none yet. */
export const flashDealSales = pgTable(
  "flash_deal_sales",
  {
    flash_deal_item_id: integer()
      .notNull()
      .references(() => flashDealItems.id, { onDelete: "cascade" }),
    window_starts_at: moment().notNull(),
    sold: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.flash_deal_item_id, t.window_starts_at] })],
);
