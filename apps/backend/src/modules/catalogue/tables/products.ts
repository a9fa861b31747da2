import type { MediaSource } from "@sen/api";
import { DELIVERY_TYPES } from "@sen/domain";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  sql,
  text,
  unique,
} from "../../../database/drizzle.ts";
import { oneOfValues, listOfValues, upTo } from "../../../database/schema/checks.ts";
import {
  createdAt,
  deliveryType,
  dong,
  foreignInteger,
  MEDIA_KINDS,
  ownCode,
} from "../../../database/schema/columns.ts";
import { maxLength } from "../../../database/schema/max-length.ts";
import { categories, makers, productKinds } from "./categories.ts";
import { malls, tenants } from "./shops.ts";

/**
 * The columns that a listing needs, and nothing longer, to keep scans small; texts are in `product_details`.
 * Prices, stock and rating are copies for sorting and filtering; variants and reviews are the source of truth.
 */
export const products = pgTable(
  "products",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ...ownCode(),
    tenant_id: foreignInteger(() => tenants.id),
    mall_id: foreignInteger(() => malls.id),
    category_id: foreignInteger(() => categories.id),
    /** The category's `path`, so that one condition finds products anywhere below a category. */
    category_path: integer().array().notNull(),
    kind_id: integer().references(() => productKinds.id),
    maker_id: foreignInteger(() => makers.id),
    name_vi: text().notNull(),
    name_en: text().notNull(),
    /** First picture, `/media/catalog/<id>`. */
    image_url: text().notNull(),
    /** Lowest price of the variants, after discount, and the original price of that same variant; tax included. */
    price_after_discount: dong().notNull(),
    original_price_after_tax: dong().notNull(),
    /** Whole percent, 0 if not discounted. */
    discount_percent: smallint().notNull().default(0),
    /** Sum over the variants. */
    stock: integer().notNull(),
    sold_count: integer().notNull().default(0),
    rating: real().notNull().default(0),
    rating_count: integer().notNull().default(0),
    /** Delivery types offered. */
    delivery_types: deliveryType().array().notNull(),
    /** Whether the shop gives a discount on shipping. */
    shipping_discount: boolean().notNull().default(false),
    /** One piece with its packaging. */
    weight_gram: integer().notNull().default(500),
    /** Hours until the carrier gets it. */
    ready_in_hours: smallint().notNull().default(24),
    active: boolean().notNull().default(true),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    index("products_of_category").on(
      t.category_id,
      t.sold_count.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index("products_of_kind").on(t.kind_id),
    index("products_of_tenant").on(t.tenant_id, t.sold_count.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("products_of_maker").on(t.maker_id, t.sold_count.desc().nullsFirst(), t.id.desc().nullsFirst()),
    upTo(t.name_vi, maxLength("ProductCard", "name")),
    upTo(t.name_en, maxLength("ProductCard", "name")),
    upTo(t.image_url, maxLength("ProductCard", "image_url")),
    listOfValues(t.delivery_types, DELIVERY_TYPES),
  ],
);

/** Data that only a product's own page shows. Descriptions are plain text, with empty lines between paragraphs. */
export const productDetails = pgTable("product_details", {
  product_id: integer()
    .primaryKey()
    .references(() => products.id, { onDelete: "cascade" }),
  description_vi: text().notNull(),
  description_en: text().notNull(),
  /** Specifications in order. */
  specs: jsonb().$type<ProductSpec[]>().notNull().default([]),
  /** Number of ratings with 1, 2, 3, 4 and 5 stars; the sum is the product's `rating_count`. */
  rating_histogram: integer().array().notNull().default([0, 0, 0, 0, 0]),
});

export interface ProductSpec {
  name_vi: string;
  name_en: string;
  value_vi: string;
  value_en: string;
}

/** Pictures and videos of a product, in order. The first picture is the product's `image_url`. */
export const productMedia = pgTable(
  "product_media",
  {
    product_id: foreignInteger(() => products.id, { onDelete: "cascade" }),
    position: smallint().notNull(),
    kind: text({ enum: MEDIA_KINDS }).notNull(),
    /** `/media/catalog/<id>`: the picture, or a video's poster. */
    url: text().notNull(),
    alt_vi: text().notNull(),
    alt_en: text().notNull(),
    /** Qualities of a video, HD first; empty for a picture. */
    sources: jsonb().$type<MediaSource[]>().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.product_id, t.position] }), oneOfValues(t.kind, MEDIA_KINDS)],
);

/** Variance groups of a product (color, size), at most two. */
export const varianceGroups = pgTable(
  "variance_groups",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    product_id: foreignInteger(() => products.id, { onDelete: "cascade" }),
    /** 1 or 2. */
    position: smallint().notNull(),
    name_vi: text().notNull(),
    name_en: text().notNull(),
    /** The options in order, at most 50; variants refer to them by index. On the wire an option's id is `id * 100 + index`. */
    values: jsonb().$type<VarianceValue[]>().notNull(),
  },
  (t) => [unique().on(t.product_id, t.position), oneOfValues(t.position, [1, 2])],
);

interface VarianceValue {
  name_vi: string;
  name_en: string;
  /** Shown when this value is chosen, `/media/catalog/<id>`. */
  image_url?: string;
}

/** One combination of a product's options, with its own price and stock. Every product has at least one. */
export const variants = pgTable(
  "variants",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    product_id: foreignInteger(() => products.id, { onDelete: "cascade" }),
    sku: text().notNull().unique(),
    /** Index into the values of group 1 and group 2; null if the product has no such group. */
    value_1: smallint(),
    value_2: smallint(),
    price_after_discount: dong().notNull(),
    original_price_after_tax: dong().notNull(),
    /** Never negative; a check constraint enforces it. */
    stock: integer().notNull(),
    active: boolean().notNull().default(true),
  },
  (t) => [index().on(t.product_id, t.id), check("variants_stock_not_negative", sql`${t.stock} >= 0`)],
);
