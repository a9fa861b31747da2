import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  unique,
} from "../../../database/drizzle.ts";
import { createdAt, dong, foreignInteger, moment, ownCode } from "../../../database/schema/columns.ts";
import { products, variants } from "./products.ts";

/**
 * Flash-deal slots, each a part of every day in Vietnam. `running_deals()` computes the window at a moment.
 */
export const flashDeals = pgTable("flash_deals", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  ...ownCode(),
  name_vi: text().notNull(),
  name_en: text().notNull(),
  /** Minutes after midnight in Vietnam, 0–1440. */
  starts_minute: smallint().notNull(),
  ends_minute: smallint().notNull(),
});

/** An offer in a slot: one variant at a price, and its number of pieces per window. */
export const flashDealItems = pgTable(
  "flash_deal_items",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    flash_deal_id: foreignInteger(() => flashDeals.id, { onDelete: "cascade" }),
    product_id: foreignInteger(() => products.id),
    /** The variant on offer. */
    variant_id: foreignInteger(() => variants.id),
    price: dong().notNull(),
    stock: integer().notNull(),
    /** Pieces counted as sold when a window starts, so that a stock bar is never empty. */
    sold_at_start: integer().notNull().default(0),
    /** Pieces that one customer may buy per window; null if unlimited. */
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

/** Pieces sold per window. No row: none yet. */
export const flashDealSales = pgTable(
  "flash_deal_sales",
  {
    flash_deal_item_id: foreignInteger(() => flashDealItems.id, { onDelete: "cascade" }),
    window_starts_at: moment().notNull(),
    sold: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.flash_deal_item_id, t.window_starts_at] })],
);
