import { boolean, foreignKey, index, integer, pgTable, smallint, text } from "../../../database/drizzle.ts";
import { foreignInteger, ownCode } from "../../../database/schema/columns.ts";

/** The category tree, up to three levels. */
export const categories = pgTable(
  "categories",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ...ownCode(),
    parent_id: integer(),
    name_vi: text().notNull(),
    name_en: text().notNull(),
    image_url: text().notNull(),
    /** Search terms besides the names. */
    search_terms_vi: text().array().notNull().default([]),
    search_terms_en: text().array().notNull().default([]),
    /** Ids from the root down to this category itself. */
    path: integer().array().notNull(),
    level: smallint().notNull(),
    position: integer().notNull(),
    product_count: integer().notNull().default(0),
    active: boolean().notNull().default(true),
  },
  (t) => [
    foreignKey({ columns: [t.parent_id], foreignColumns: [t.id] }),
    index().on(t.parent_id, t.position),
  ],
);

/** Makers (brands). */
export const makers = pgTable(
  "makers",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ...ownCode(),
    name: text().notNull(),
    image_url: text().notNull(),
    country: text().notNull(),
  },
  (t) => [index().on(t.name)],
);

/** What a product is: finer than a category, and what a search matches first. A kind without products is known as not sold. */
export const productKinds = pgTable("product_kinds", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  category_id: foreignInteger(() => categories.id),
  name_vi: text().notNull(),
  name_en: text().notNull(),
  /** Search terms besides the names; several kinds may share one (`giày`). */
  search_terms_vi: text().array().notNull().default([]),
  search_terms_en: text().array().notNull().default([]),
  /** As of the last `count-products`. */
  product_count: integer().notNull().default(0),
});
