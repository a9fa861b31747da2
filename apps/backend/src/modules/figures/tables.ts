import { bigint, date, index, integer, pgTable, primaryKey, text } from "../../database/drizzle.ts";
import { rowId } from "../../database/schema/columns.ts";
import { upTo } from "../../database/schema/checks.ts";

/** Keywords to offer before anything is typed. */
export const topSearches = pgTable("top_searches", {
  id: rowId().primaryKey().generatedByDefaultAsIdentity(),
  keyword_vi: text().notNull(),
  keyword_en: text().notNull(),
  /** How often in the last seven days. */
  count: integer().notNull(),
});

/** Who searched for what on which day in Vietnam: once each, so that nobody makes a keyword popular alone. Rows go after seven days. */
export const searches = pgTable(
  "searches",
  {
    day: date({ mode: "string" }).notNull(),
    /** As it was typed, without spaces around and in small letters. */
    keyword: text().notNull(),
    /** A keyed digest of customer or address: nobody can be read from it. */
    searcher: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.keyword, t.searcher] }),
    index().on(t.day, t.searcher),
    upTo(t.keyword, 60),
    upTo(t.searcher, 64),
  ],
);

/** How often a page was opened, or something was done on it, on a day in Vietnam. Nothing says by whom. Rows go after 400 days. */
export const pageViews = pgTable(
  "page_views",
  {
    day: date({ mode: "string" }).notNull(),
    event: text().notNull(),
    /** With `:id` in place of each number. */
    page: text().notNull(),
    language: text().notNull(),
    count: bigint({ mode: "number" }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.event, t.page, t.language] }),
    upTo(t.event, 20),
    upTo(t.page, 60),
    upTo(t.language, 2),
  ],
);
