import type { Mall, Tenant } from "@sen/api";
import { and, desc, eq, sql } from "../../../../database/drizzle.ts";
import type { Database } from "../../../../database/connect.ts";
import { tenants } from "../../../../database/schema/index.ts";
import { ok } from "../../../../http/envelope.ts";
import type { Operation } from "../../../../http/operation.ts";
import type { Locale } from "../../../../texts/messages.ts";
import { categoryTargetsOf, readCategories } from "../../categories.ts";
import { readQuery } from "../../listing/reading.ts";
import { vocabularyOf } from "../../listing/vocabulary.ts";
import { isSameWord, readWords, type Word } from "../../listing/words.ts";
import { readMalls, selectTenants } from "../../malls.ts";
import { tenantOf } from "../../shop-presenter.ts";

const CATEGORIES = 3;
const SHOPS = 3;
/** Most shops compared among those that start with the keyword's first word, best-selling first. */
const SHOPS_READ = 100;

/** Targets of a keyword besides products: categories by any of their names, shops and malls by their own names. */
export const listSearchTargets: Operation<"listSearchTargets"> = async ({ db, query, locale, config }) => {
  const [words = []] = await readWords(db, [query.keyword]);
  if (words.length === 0) return ok({ categories: [], tenants: [], malls: [] });
  const [categories, shops, malls] = await Promise.all([
    categoriesOf(db, words, locale, config.listsKeptSeconds),
    shopsOf(db, words, locale),
    mallsOf(db, words),
  ]);
  return ok({ categories, tenants: shops, malls });
};

/** Categories that the keyword names, and those of the kinds it names. */
async function categoriesOf(db: Database, words: readonly Word[], locale: Locale, seconds: number) {
  const [tree, vocabulary] = await Promise.all([readCategories(db, seconds), vocabularyOf(db, seconds)]);
  const entries = readQuery(words, vocabulary).head?.entries ?? [];
  const sold = entries.filter(({ what, products }) => what !== "product_kind" || products > 0);
  const ids = sold.flatMap(({ category_id }) => category_id ?? []);
  return categoryTargetsOf([...new Set(ids)].slice(0, CATEGORIES), tree, locale);
}

async function shopsOf(db: Database, words: readonly Word[], locale: Locale): Promise<Tenant[]> {
  const isFirst = sql`split_part(${tenants.search_text}, ' ', 1) = sen_normalize(${words[0]?.spelled ?? ""})`;
  const rows = await selectTenants(db)
    .where(and(eq(tenants.active, true), isFirst))
    .orderBy(desc(tenants.sold_count), tenants.id)
    .limit(SHOPS_READ);
  const named = await closest(db, rows, ({ tenant }) => tenant.name, words);
  return named.slice(0, SHOPS).map((row) => tenantOf(row, locale));
}

const mallsOf = async (db: Database, words: readonly Word[]): Promise<Mall[]> =>
  closest(db, await readMalls(db), ({ name }) => name, words);

/** The rows that the typed words name, closest first. */
async function closest<Row>(
  db: Database,
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  typed: readonly Word[],
): Promise<Row[]> {
  const names = await readWords(db, rows.map(nameOf));
  return rows
    .map((row, index) => ({ row, named: closeness(names[index] ?? [], typed) }))
    .filter(({ named }) => named > 0)
    .toSorted((one, other) => other.named - one.named)
    .map(({ row }) => row);
}

/** How closely a name matches: 3 if equal, 2 with more words typed after it, 1 by its first two or more words, 0 not at all. */
function closeness(name: readonly Word[], typed: readonly Word[]): number {
  const length = Math.min(name.length, typed.length);
  if (length === 0 || !typed.slice(0, length).every((word, index) => isSameWord(word, name[index]))) return 0;
  if (name.length === typed.length) return 3;
  return name.length < typed.length ? 2 : Number(typed.length > 1);
}
