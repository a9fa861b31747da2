import { integer, pgTable, smallint, text } from "../../../database/drizzle.ts";
import { oneOfValues } from "../../../database/schema/checks.ts";
import { ownCode } from "../../../database/schema/columns.ts";
import { malls } from "./shops.ts";

/** Banners of the home page and of malls. `status` 1 is shown. */
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
    /** Alt text; empty if the picture is decorative. */
    alt_vi: text().notNull(),
    alt_en: text().notNull(),
    /** Path on this site without the language: "/products?category_id=3". */
    href: text().notNull(),
    /** Color behind the picture while it loads: "#fbe8ef". */
    background: text().notNull(),
    /** The mall whose page shows it; null for the home page. */
    mall_id: integer().references(() => malls.id),
    position: integer().notNull(),
    status: smallint().notNull().default(1),
  },
  (t) => [oneOfValues(t.status, [0, 1])],
);
