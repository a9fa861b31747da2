import { boolean, integer, jsonb, pgTable, text, unique } from "../../../database/drizzle.ts";
import { foreignInteger } from "../../../database/schema/columns.ts";
import { categories } from "./categories.ts";
import type { ProductSpec } from "./products.ts";

/** Measurements of a size, for products of a category and its descendants without size guides of their own. */
export const sizeGuides = pgTable(
  "size_guides",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    category_id: foreignInteger(() => categories.id),
    /** As named in the products' options. */
    size_vi: text().notNull(),
    size_en: text().notNull(),
    measures: jsonb().$type<ProductSpec[]>().notNull(),
    position: integer().notNull(),
    active: boolean().notNull().default(true),
  },
  (t) => [unique().on(t.category_id, t.size_vi)],
);
