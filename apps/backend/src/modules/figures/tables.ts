import { bigint, date, index, integer, pgTable, primaryKey, text } from "../../database/drizzle.ts";
import { rowId } from "../../database/schema/columns.ts";
import { upTo } from "../../database/schema/checks.ts";

/** Keywords suggested before anything is typed. */
export const topSearches = pgTable("top_searches", {
  id: rowId().primaryKey().generatedByDefaultAsIdentity(),
  keyword_vi: text().notNull(),
  keyword_en: text().notNull(),
  /** Number of people who searched for it in the last seven days. */
  count: integer().notNull(),
});

/** Who searched for what on a day in Vietnam, once each, so that nobody can make a keyword popular alone. Rows are deleted after seven days. */
export const searches = pgTable(
  "searches",
  {
    day: date({ mode: "string" }).notNull(),
    /** As typed, but trimmed and in lower case. */
    keyword: text().notNull(),
    /** Keyed digest of the customer or address, which cannot be recovered from it. */
    searcher: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.keyword, t.searcher] }),
    index().on(t.day, t.searcher),
    upTo(t.keyword, 60),
    upTo(t.searcher, 64),
  ],
);

/** How often a page was opened, or an action taken on it, per day in Vietnam; not by whom. Rows are deleted after 400 days. */
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
