import { boolean, integer, jsonb, pgTable, text, unique } from "../../../database/drizzle.ts";
import { categories } from "./categories.ts";
import type { ProductSpec } from "./products.ts";

/** What a size measures, for products of a category and of those below it that have no sizes of their own here. */
export const sizeGuides = pgTable(
  "size_guides",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    category_id: integer()
      .notNull()
      .references(() => categories.id),
    /** As products call it. */
    size_vi: text().notNull(),
    size_en: text().notNull(),
    measures: jsonb().$type<ProductSpec[]>().notNull(),
    position: integer().notNull(),
    active: boolean().notNull().default(true),
  },
  (t) => [unique().on(t.category_id, t.size_vi)],
);
