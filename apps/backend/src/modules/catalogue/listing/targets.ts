import type { CategoryTarget, Mall, SearchTargets, Tenant } from "@sen/api";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { tenants } from "../../../database/schema/index.ts";
import { inLanguage } from "../../../texts/in-language.ts";
import type { Locale } from "../../../texts/messages.ts";
import { readCategories } from "../categories.ts";
import { readMalls, selectTenants } from "../malls.ts";
import { tenantOf } from "../shop-presenter.ts";
import { NAMED, namedBy, namedByPart } from "./named-by.ts";
import { readSlots, type Slot } from "./slots.ts";
import { readForms, type Word } from "./word-forms.ts";

const CATEGORIES = 3;
const SHOPS = 3;
/** Of the shops that begin with the keyword's first word no more than these are looked at, the best sold first. */
const SHOPS_READ = 100;

/** What a keyword names beside products: categories also by their synonyms, shops and malls by their own names. */
export async function targetsOf(db: Database, keyword: string, locale: Locale): Promise<SearchTargets> {
  const slots = await readSlots(db, keyword);
  if (slots.length === 0) return { categories: [], tenants: [], malls: [] };
  const asTyped = slots.map((slot) => ({ ...slot, choices: slot.choices.slice(0, 1) }));
  const [categories, shops, named] = await Promise.all([
    categoriesOf(db, slots, locale),
    shopsOf(db, asTyped, locale),
    mallsOf(db, asTyped),
  ]);
  return { categories, tenants: shops, malls: named };
}

async function categoriesOf(db: Database, slots: readonly Slot[], locale: Locale): Promise<CategoryTarget[]> {
  const tree = await readCategories(db);
  const called = new Map(tree.map((row) => [row.id, inLanguage(row, "name", locale)]));
  const names = tree.flatMap((row) => [row.name_vi, row.name_en].flatMap((name) => namesIn(row.id, name)));
  const words = await readNames(
    db,
    names.map(({ text }) => text),
  );
  const named = new Map<number, number>();
  for (const [index, { id, isPart }] of names.entries()) {
    const how = isPart ? namedByPart(words[index] ?? [], slots) : namedBy(words[index] ?? [], slots);
    named.set(id, Math.max(named.get(id) ?? 0, how ?? 0));
  }
  const ranked = tree.map((row) => ({ row, named: named.get(row.id) ?? 0 }));
  return closest(ranked, CATEGORIES).map(({ id, name_vi, name_en, image_url, parent_id }) => ({
    id,
    name: inLanguage({ name_vi, name_en }, "name", locale),
    image_url,
    parent_name: parent_id === null ? null : (called.get(parent_id) ?? null),
  }));
}

/** The name of a category, and where it joins several things ("Mẹ, bé & đồ chơi") each of them. */
function namesIn(id: number, name: string): { id: number; text: string; isPart: boolean }[] {
  const parts = name.split(/\s*[,&]\s*/).filter((part) => part !== "");
  return [
    { id, text: name, isPart: false },
    ...(parts.length > 1 ? parts.map((text) => ({ id, text, isPart: true })) : []),
  ];
}

async function shopsOf(db: Database, slots: readonly Slot[], locale: Locale): Promise<Tenant[]> {
  const [first] = slots[0]?.choices[0]?.words ?? [];
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
  return closest(byOwnName(rows, names, slots), SHOPS).map((row) => tenantOf(row, locale));
}

async function mallsOf(db: Database, slots: readonly Slot[]): Promise<Mall[]> {
  const all = await readMalls(db);
  const names = await readNames(
    db,
    all.map(({ name }) => name),
  );
  return closest(byOwnName(all, names, slots), all.length);
}

/** One word is the beginning of many names of shops: those it only begins are not what it names. */
function byOwnName<Row>(rows: readonly Row[], names: readonly Word[][], slots: readonly Slot[]) {
  return rows.map((row, index) => {
    const named = namedBy(names[index] ?? [], slots);
    return { row, named: named === NAMED.begins && slots.length === 1 ? null : named };
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
async function readNames(db: Database, names: readonly string[]): Promise<Word[][]> {
  const forms = await readForms(db, names);
  return forms.map(({ spelled, plain }) => {
    const plainWords = plain.split(" ");
    return spelled.split(" ").map((word, index) => ({ spelled: word, plain: plainWords[index] ?? word }));
  });
}
