import { asc, desc } from "../../../../database/drizzle.ts";
import { topSearches } from "../../../../database/schema/index.ts";
import { ok } from "../../../../http/envelope.ts";
import { inLanguage } from "../../../../texts/in-language.ts";
import type { Operation } from "../../../../http/operation.ts";

const SHOWN = 20;

/** The most frequent searches of the last seven days. */
export const listTopSearches: Operation<"listTopSearches"> = async ({ db, locale }) => {
  const rows = await db
    .select()
    .from(topSearches)
    .orderBy(desc(topSearches.count), asc(topSearches.id))
    .limit(SHOWN);
  return ok(rows.map((row) => ({ keyword: inLanguage(row, "keyword", locale), count: row.count })));
};
