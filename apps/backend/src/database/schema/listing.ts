import {
  sql,
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  unique,
} from "../drizzle.ts";
import { products } from "./catalog.ts";
import { createdAt, dong, moment, tsvector, writtenIn } from "./columns.ts";

/**
 * Every combination of facet values that occurs, with its number of products: counting facets adds up a few thousand
 * of these instead of all products. Kept by triggers on `products`; nothing else writes here.
 */
export const facetGroups = pgTable(
  "facet_groups",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    tenant_id: integer().notNull(),
    mall_id: integer().notNull(),
    category_id: integer().notNull(),
    category_path: integer().array().notNull(),
    maker_id: integer().notNull(),
    /** Bit 0 normal, 1 express, 2 shop, 3 go to mall: `delivery_mask()`. */
    delivery: smallint().notNull(),
    shipping_discount: boolean().notNull(),
    /** Which of the price ranges offered as a facet: `price_band()`. */
    price_band: smallint().notNull(),
    products: integer().notNull().default(0),
  },
  (t) => [
    unique().on(
      t.tenant_id,
      t.mall_id,
      t.category_id,
      t.maker_id,
      t.delivery,
      t.shipping_discount,
      t.price_band,
    ),
  ],
);

/**
 * What a list sorts and filters by, of every product on sale, a few bytes each. Prices are those of now: they follow the
 * running deals (`follow_deals()`). Kept by triggers; nothing else writes here.
 */
export const productIndex = pgTable(
  "product_index",
  {
    product_id: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: "cascade" }),
    facet_group_id: integer().notNull(),
    price: dong().notNull(),
    sold_count: integer().notNull(),
    rating_count: integer().notNull(),
    rating: real().notNull(),
    discount_percent: smallint().notNull(),
    created_at: createdAt(),
    /** Whether the price is a deal's: these are looked at again when a deal ends. */
    on_deal: boolean().notNull().default(false),
  },
  (t) => [
    index("product_index_on_deal")
      .on(t.product_id)
      .where(sql`${t.on_deal}`),
    index("product_index_of_group").on(t.facet_group_id, t.price),
    index("product_index_popular").on(
      t.sold_count.desc().nullsFirst(),
      t.product_id.desc().nullsFirst(),
      t.facet_group_id,
      t.price,
    ),
    index("product_index_newest").on(
      t.created_at.desc().nullsFirst(),
      t.product_id.desc().nullsFirst(),
      t.facet_group_id,
      t.price,
    ),
    index("product_index_price").on(t.price, t.product_id.desc().nullsFirst(), t.facet_group_id),
    index("product_index_price_desc").on(
      t.price.desc().nullsFirst(),
      t.product_id.desc().nullsFirst(),
      t.facet_group_id,
    ),
    index("product_index_rating").on(
      t.rating.desc().nullsFirst(),
      t.rating_count.desc().nullsFirst(),
      t.product_id.desc().nullsFirst(),
      t.facet_group_id,
      t.price,
    ),
    index("product_index_discount").on(
      t.discount_percent.desc().nullsFirst(),
      t.product_id.desc().nullsFirst(),
      t.facet_group_id,
      t.price,
    ),
  ],
);

/** The words of every product on sale, in both languages. Kept by triggers. */
export const productDocuments = pgTable(
  "product_documents",
  {
    product_id: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: "cascade" }),
    /**
     * Words of the names, choices, brand and categories, each as it is spelled (`=áo`) and without accents (`ao`), and the numbers
     * of kind (`#12`), brand (`~12`) and categories (`@12`). What the weights mean: `product_lexemes()`.
     */
    words: tsvector().notNull(),
    /**
     * Whether it is among the best sold of its category (`mark_bestsellers()`): a keyword that many products have is
     * ranked among these alone. A new product is one until the next look.
     */
    bestseller: boolean().notNull().default(false),
  },
  (t) => [
    index("product_documents_words").using("gin", t.words),
    index("product_documents_bestsellers")
      .using("gin", t.words)
      .where(sql`${t.bestseller}`),
    index("product_documents_bestseller_ids")
      .on(t.product_id)
      .where(sql`${t.bestseller}`),
  ],
);

/** How far the prices in `product_index` follow the deals: one row. Without it, the next `refresh-catalogue` brings them up to date. */
export const catalogueState = pgTable(
  "catalogue_state",
  {
    only: boolean().notNull().default(true),
    /** The last moment at which a deal began or ended. */
    deals_since: moment().notNull(),
    /** When the prices were last brought up to date. */
    followed_at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.only] })],
);

/**
 * Products whose pages are out of date, a row a change. Null: any page may be, as when a shop closes. Written by triggers, read by
 * storefronts every second, and forgotten after minutes.
 */
export const catalogueChanges = pgTable(
  "catalogue_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    product_ids: integer().array(),
    written_in: writtenIn(),
    created_at: createdAt(),
  },
  (t) => [index().on(t.written_in), index().on(t.created_at)],
);
