import { and, eq, inArray, sql } from "../../../../database/drizzle.ts";
import { tenants } from "../../../../database/schema/index.ts";
import { ok } from "../../../../http/envelope.ts";
import type { Operation } from "../../../../http/operation.ts";
import { categoryTargetsOf, readCategories } from "../../categories.ts";
import { readQuery } from "../../listing/reading.ts";
import { vocabularyOf, type Vocabulary } from "../../listing/vocabulary.ts";
import { isSameWord, readWords, type Word } from "../../listing/words.ts";
import { readMalls, selectTenants } from "../../malls.ts";
import { tenantOf } from "../../shop-presenter.ts";

const CATEGORIES = 3;
const SHOPS = 3;

/** Targets of a keyword besides products: categories by any of their names, shops and malls by their own names. */
export const listSearchTargets: Operation<"listSearchTargets"> = async ({ db, query, locale, config }) => {
  const [tree, vocabulary, [words = []]] = await Promise.all([
    readCategories(db, config.settings.LISTS_KEPT_SECONDS),
    vocabularyOf(db, config.settings.LISTS_KEPT_SECONDS),
    readWords(db, [query.keyword]),
  ]);
  const shopIds = namedBy(words, vocabulary, "tenant").slice(0, SHOPS);
  const [shops, malls] = await Promise.all([
    selectTenants(db)
      .where(and(eq(tenants.active, true), inArray(tenants.id, shopIds)))
      .orderBy(sql`array_position(${sql.param(shopIds)}::integer[], ${tenants.id})`),
    readMalls(db),
  ]);
  return ok({
    categories: categoryTargetsOf(categoryIds(words, vocabulary), tree, locale),
    tenants: shops.map((row) => tenantOf(row, locale)),
    malls: namedBy(words, vocabulary, "mall").flatMap((id) => malls.find((mall) => mall.id === id) ?? []),
  });
};

/** The categories that the keyword names, and those of the kinds it names. */
function categoryIds(words: readonly Word[], vocabulary: Vocabulary): number[] {
  const entries = readQuery(words, vocabulary).head?.entries ?? [];
  const sold = entries.filter(({ what, products }) => what !== "product_kind" || products > 0);
  return [...new Set(sold.flatMap(({ category_id }) => category_id ?? []))].slice(0, CATEGORIES);
}

/** Ids of the shops or malls that the typed words name, closest first. */
function namedBy(typed: readonly Word[], { byLetter }: Vocabulary, what: "tenant" | "mall"): number[] {
  const entries = byLetter.get(typed[0]?.plain.charAt(0) ?? "") ?? [];
  return entries
    .filter((entry) => entry.what === what)
    .map(({ id, words }) => ({ id: id ?? 0, named: closeness(words, typed) }))
    .filter(({ named }) => named > 0)
    .toSorted((one, other) => other.named - one.named)
    .map(({ id }) => id);
}

/** How closely a name matches: 3 if equal, 2 with more words typed after it, 1 by its first two or more words, 0 not at all. */
function closeness(name: readonly Word[], typed: readonly Word[]): number {
  const length = Math.min(name.length, typed.length);
  if (length === 0 || !typed.slice(0, length).every((word, index) => isSameWord(word, name[index]))) return 0;
  if (name.length === typed.length) return 3;
  return name.length < typed.length ? 2 : Number(typed.length > 1);
}
