import { integer, pgTable, smallint, text } from "../../../database/drizzle.ts";
import { among } from "../../../database/schema/checks.ts";
import { ownCode } from "../../../database/schema/columns.ts";
import { malls } from "./shops.ts";

/** Home banners. `status` 1 is shown. */
export const banners = pgTable(
  "banners",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ...ownCode(),
    title_vi: text().notNull(),
    title_en: text().notNull(),
    subtitle_vi: text().notNull(),
    subtitle_en: text().notNull(),
    image_url: text().notNull(),
    /** What the picture shows; empty where it only decorates. */
    alt_vi: text().notNull(),
    alt_en: text().notNull(),
    /** Path of this site without language: "/products?category_id=3". */
    href: text().notNull(),
    /** Colour behind the picture while it loads: "#fbe8ef". */
    background: text().notNull(),
    /** Null shows everywhere. */
    mall_id: integer().references(() => malls.id),
    position: integer().notNull(),
    status: smallint().notNull().default(1),
  },
  (t) => [among(t.status, [0, 1])],
);
