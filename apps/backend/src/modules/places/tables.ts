import { index, integer, pgTable, text } from "../../database/drizzle.ts";
import { foreignInteger } from "../../database/schema/columns.ts";

/** Provinces and cities (level one of three). The id is the official code as a number, `code` the code as published ("01"). */
export const provinces = pgTable("provinces", {
  id: integer().primaryKey(),
  code: text().notNull(),
  name: text().notNull(),
  /** Name with its type as a prefix: "Thành phố Hà Nội". */
  full_name: text().notNull(),
  /** Preferred provinces sort first, by this rank. Null sorts after them, by name. */
  preferred_rank: integer(),
});

/** Districts (level two). */
export const districts = pgTable(
  "districts",
  {
    id: integer().primaryKey(),
    province_id: foreignInteger(() => provinces.id),
    code: text().notNull(),
    name: text().notNull(),
    full_name: text().notNull(),
  },
  (t) => [index().on(t.province_id, t.name)],
);

/** Wards and communes (level three). */
export const wards = pgTable(
  "wards",
  {
    id: integer().primaryKey(),
    district_id: foreignInteger(() => districts.id),
    code: text().notNull(),
    name: text().notNull(),
    full_name: text().notNull(),
    /** Today's ward and province; several, separated by "; ", if it was divided; null if unknown. */
    since_2025: text(),
  },
  (t) => [index().on(t.district_id, t.name)],
);
