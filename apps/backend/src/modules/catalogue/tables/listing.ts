import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  sql,
} from "../../../database/drizzle.ts";
import { createdAt, dong, moment, tsvector, writingTransaction } from "../../../database/schema/columns.ts";
import { products } from "./products.ts";

/**
 * Index of all products on sale, for filtering, sorting and searching. Prices follow the running deals (`refresh_deal_prices()`); popularity and
 * ratings are as of the last `mark-bestsellers`. Written by `list_products()`.
 */
export const listing = pgTable(
  "listing",
  {
    product_id: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: "cascade" }),
    tenant_id: integer().notNull(),
    mall_id: integer().notNull(),
    category_id: integer().notNull(),
    maker_id: integer().notNull(),
    /** Number sold; -1 if sold out, so that lists end with what nobody can buy. */
    popularity: integer().notNull(),
    rating_count: integer().notNull(),
    rating: real().notNull(),
    price: dong().notNull(),
    created_at: createdAt(),
    /** Bit 0 normal, 1 express, 2 shop, 3 go to mall. */
    delivery: smallint().notNull(),
    discount_percent: smallint().notNull(),
    shipping_discount: boolean().notNull(),
    /** Whether the price is a deal's, which must be updated when the deal ends. */
    on_deal: boolean().notNull(),
    /** Whether it is a best seller of its category, searched first for a broad keyword. True for a new product until the next `mark-bestsellers`. */
    bestseller: boolean().notNull(),
    /**
     * Words of the names and choices, each as spelled (`=áo`) and without accents (`ao`), and the ids of kind (`#12`), brand (`~12`) and
     * categories (`@12`).
     */
    words: tsvector().notNull(),
  },
  (t) => {
    /** Filter columns, part of the index of each order, so that a list reads nothing but the index. */
    const filters = [
      t.category_id,
      t.mall_id,
      t.maker_id,
      t.tenant_id,
      t.delivery,
      t.shipping_discount,
    ] as const;
    const withRating = [...filters, t.rating] as const;
    const id = () => t.product_id.desc().nullsFirst();
    return [
      index("listing_popular").on(t.popularity.desc().nullsFirst(), id(), ...withRating, t.price),
      index("listing_newest").on(t.created_at.desc().nullsFirst(), id(), ...withRating, t.price),
      index("listing_price").on(t.price, id(), ...withRating),
      index("listing_rating").on(
        t.rating.desc().nullsFirst(),
        t.rating_count.desc().nullsFirst(),
        id(),
        ...filters,
        t.price,
      ),
      index("listing_discount").on(t.discount_percent.desc().nullsFirst(), id(), ...withRating, t.price),
      index("listing_of_category").on(t.category_id, t.price),
      index("listing_of_mall").on(t.mall_id, t.popularity.desc().nullsFirst(), id()),
      index("listing_of_maker").on(t.maker_id),
      index("listing_of_tenant").on(t.tenant_id),
      index("listing_on_deal")
        .on(t.product_id)
        .where(sql`${t.on_deal}`),
      index("listing_words").using("gin", t.words).with({ fastupdate: false }),
      index("listing_bestseller_words")
        .using("gin", t.words)
        .with({ fastupdate: false })
        .where(sql`${t.bestseller}`),
    ];
  },
);

/** State of the prices in `listing`: one row. */
export const catalogueState = pgTable(
  "catalogue_state",
  {
    only: boolean().notNull().default(true),
    /** When the prices were last updated for deals. */
    followed_at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.only] })],
);

/**
 * Products whose pages are out of date, one row per change. Null if any page may be, such as when a shop closes. Written by triggers,
 * polled by storefronts every second, and deleted after minutes.
 */
export const catalogueChanges = pgTable(
  "catalogue_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    product_ids: integer().array(),
    written_in: writingTransaction(),
    created_at: createdAt(),
  },
  (t) => [index().on(t.written_in), index().on(t.created_at)],
);
