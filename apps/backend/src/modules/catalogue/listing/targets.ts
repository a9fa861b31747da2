import type { CategoryTarget, Mall, SearchTargets, Tenant } from "@sen/api";
import { and, desc, eq, sql } from "../../../database/drizzle.ts";
import type { Database } from "../../../database/connect.ts";
import { tenants } from "../../../database/schema/index.ts";
import { inLanguage } from "../../../texts/in-language.ts";
import type { Locale } from "../../../texts/messages.ts";
import { readCategories, type CategoryRow } from "../categories.ts";
import { readMalls, selectTenants } from "../malls.ts";
import { tenantOf } from "../shop-presenter.ts";
import { lexiconOf, readSynonyms } from "./lexicon.ts";
import { NAMED, namedBy } from "./named-by.ts";
import { readQuery } from "./reading.ts";
import { readForms, wordsOf, type Word } from "./words.ts";

const CATEGORIES = 3;
const SHOPS = 3;
/** Of the shops that begin with the keyword's first word no more than these are looked at, the best sold first. */
const SHOPS_READ = 100;

/** What a keyword names beside products: categories by what people call them, shops and malls by their own names. */
export async function targetsOf(
  db: Database,
  keyword: string,
  locale: Locale,
  seconds: number,
): Promise<SearchTargets> {
  const [form] = await readForms(db, [keyword]);
  const words = form ? wordsOf(form) : [];
  if (words.length === 0) return { categories: [], tenants: [], malls: [] };
  const [categories, shops, named] = await Promise.all([
    categoriesOf(db, words, locale, seconds),
    shopsOf(db, words, locale),
    mallsOf(db, words),
  ]);
  return { categories, tenants: shops, malls: named };
}

/** The categories that the keyword's thing goes by, then those that the kinds of that name stand in. */
async function categoriesOf(db: Database, words: readonly Word[], locale: Locale, seconds: number) {
  const [tree, lexicon, synonyms] = await Promise.all([
    readCategories(db),
    lexiconOf(db, seconds),
    readSynonyms(db, words),
  ]);
  const entries = readQuery(words, { lexicon, synonyms }).head?.entries ?? [];
  const own = entries.filter(({ what }) => what === "category").map(({ id }) => id);
  const kinds = entries
    .flatMap(({ what, id }) => (what === "kind" ? [lexicon.kinds.get(id)] : []))
    .flatMap((kind) => (kind && kind.product_count > 0 ? [kind.category_id] : []));
  return categoryTargetsOf([...new Set([...own, ...kinds])].slice(0, CATEGORIES), tree, locale);
}

/** Categories as a search names them, each with the one above it. */
export function categoryTargetsOf(
  ids: readonly number[],
  tree: readonly CategoryRow[],
  locale: Locale,
): CategoryTarget[] {
  const byId = new Map(tree.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    const parent = byId.get(row?.parent_id ?? 0);
    return row
      ? [
          {
            id,
            name: inLanguage(row, "name", locale),
            image_url: row.image_url,
            parent_name: parent ? inLanguage(parent, "name", locale) : null,
          },
        ]
      : [];
  });
}

async function shopsOf(db: Database, words: readonly Word[], locale: Locale): Promise<Tenant[]> {
  const [first] = words;
  if (!first) return [];
  const rows = await selectTenants(db)
    .where(
      and(
        eq(tenants.active, true),
        sql`split_part(${tenants.search_text}, ' ', 1) = sen_normalize(${first.spelled})`,
      ),
    )
    .orderBy(desc(tenants.sold_count), tenants.id)
    .limit(SHOPS_READ);
  const names = await readNames(
    db,
    rows.map(({ tenant }) => tenant.name),
  );
  return closest(byOwnName(rows, names, words), SHOPS).map((row) => tenantOf(row, locale));
}

async function mallsOf(db: Database, words: readonly Word[]): Promise<Mall[]> {
  const all = await readMalls(db);
  const names = await readNames(
    db,
    all.map(({ name }) => name),
  );
  return closest(byOwnName(all, names, words), all.length);
}

/** One word is the beginning of many names of shops: those it only begins are not what it names. */
function byOwnName<Row>(rows: readonly Row[], names: readonly Word[][], typed: readonly Word[]) {
  return rows.map((row, index) => {
    const named = namedBy(names[index] ?? [], typed);
    return { row, named: named === NAMED.begins && typed.length === 1 ? null : named };
  });
}

/** Those that are named, the closest first, as many as are wanted. */
function closest<Row>(ranked: readonly { row: Row; named: number | null }[], most: number): Row[] {
  return ranked
    .filter(({ named }) => Boolean(named))
    .toSorted((one, other) => (other.named ?? 0) - (one.named ?? 0))
    .slice(0, most)
    .map(({ row }) => row);
}

/** The words of each name. */
const readNames = async (db: Database, names: readonly string[]): Promise<Word[][]> =>
  (await readForms(db, names)).map(wordsOf);
