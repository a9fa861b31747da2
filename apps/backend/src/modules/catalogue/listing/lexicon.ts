import { sql } from "../../../database/drizzle.ts";
import type { Database } from "../../../database/connect.ts";
import type { Locale } from "../../../texts/messages.ts";
import { readForms, wordsOf, type Word } from "./words.ts";

/** A name that means a kind of product, a category or a brand. */
export interface Entry {
  what: "kind" | "category" | "maker";
  id: number;
  /** As it is shown. */
  text: string;
  language: Locale | "both";
  /** It is one of the things that a category joins, and no name of its own. */
  isPart?: boolean;
  /** Its words; how it is looked up does not depend on where they are parted. */
  words: readonly Word[];
}

/** A kind as the search knows it. */
export interface LexiconKind {
  id: number;
  category_id: number;
  name_vi: string;
  name_en: string;
  product_count: number;
}

/** All names that the catalogue's things go by. */
export interface Lexicon {
  /** Kinds with the most products first, then categories and brands. */
  names: readonly Entry[];
  /** By their letters without accents and spaces. */
  entries: ReadonlyMap<string, readonly Entry[]>;
  kinds: ReadonlyMap<number, LexiconKind>;
  /** Every word of the names, without accents. */
  vocabulary: ReadonlySet<string>;
}

/** More words than this no name is looked up by. */
export const LONGEST_NAME = 6;
/** Of more brands only those are known by name that sell most. */
const MOST_MAKERS = 20_000;

const lexicons = new WeakMap<Database, { lexicon: Promise<Lexicon>; at: number }>();

/** The lexicon as it was no longer than so many seconds ago; one that is older still serves while it is read anew. */
export function lexiconOf(db: Database, seconds: number): Promise<Lexicon> {
  const known = lexicons.get(db);
  if (known && Date.now() - known.at < seconds * 1_000) return known.lexicon;
  const lexicon = readLexicon(db);
  const kept = { lexicon: known && seconds > 0 ? known.lexicon : lexicon, at: Date.now() };
  lexicons.set(db, kept);
  lexicon.then(
    () => (kept.lexicon = lexicon),
    () => lexicons.delete(db), // Who asks next reads it again.
  );
  return kept.lexicon;
}

type NameRow = Omit<Entry, "words"> & Record<string, unknown>;

async function readLexicon(db: Database): Promise<Lexicon> {
  const [{ rows: kinds }, { rows: names }] = await Promise.all([
    db.execute<LexiconKind & Record<string, unknown>>(
      sql`select id, category_id, name_vi, name_en, product_count from product_kinds order by id`,
    ),
    db.execute<NameRow>(sql`
      (select 'kind' as what, id, text, language from product_kinds, ${namesOf("product_kinds")} order by product_count desc, id)
      union all select 'category', id, text, language from categories, ${namesOf("categories")} where active
      union all (select 'maker', id, name, 'both' from makers order by id limit ${MOST_MAKERS})`),
  ]);
  const all = names.flatMap(partsOf);
  const forms = await readForms(
    db,
    all.map(({ text }) => text),
  );
  const words = forms.map(wordsOf);
  const entries = all.map((name, index): Entry => ({ ...name, words: words[index] ?? [] }));
  return {
    names: entries,
    entries: Map.groupBy(entries, (entry) => keyOf(entry.words)),
    kinds: new Map(kinds.map((kind) => [kind.id, kind])),
    vocabulary: new Set(words.flatMap((name) => name.map(({ plain }) => plain))),
  };
}

/** What people type for something else, by its letters. */
export type Synonyms = ReadonlyMap<string, readonly { phrase: readonly Word[]; meant: readonly Word[] }[]>;

/** What the operator says that the words of a query stand for, as of now. */
export async function readSynonyms(db: Database, words: readonly Word[]): Promise<Synonyms> {
  const keys = words.flatMap((_, at) =>
    Array.from({ length: LONGEST_NAME }, (_of, index) => keyOf(words.slice(at, at + index + 1))),
  );
  const { rows } = await db.execute<{ phrase: string; meant: string }>(sql`
    select phrase, meant from search_synonyms
    where replace(sen_normalize(phrase), ' ', '') = any(${sql.param(keys)}::text[]) order by phrase, meant`);
  const forms = (
    await readForms(
      db,
      rows.flatMap(({ phrase, meant }) => [phrase, meant]),
    )
  ).map(wordsOf);
  const pairs = rows.map((_, index) => ({
    phrase: forms[2 * index] ?? [],
    meant: forms[2 * index + 1] ?? [],
  }));
  return Map.groupBy(pairs, ({ phrase }) => keyOf(phrase));
}

/** SQL for the names of a row and what people call it, as a table (text, language). */
const namesOf = (table: string) =>
  sql.raw(`lateral (
    select name, language from (values (${table}.name_vi, 'vi'), (${table}.name_en, 'en')) as own (name, language)
    union all select unnest(${table}.search_terms_vi), 'vi' union all select unnest(${table}.search_terms_en), 'en'
  ) as names (text, language)`);

/** A category that joins several things ("Mẹ, bé & đồ chơi") is named by each of them too, but for single syllables, which mean other things alone. */
function partsOf(name: NameRow): NameRow[] {
  const parts = name.what === "category" ? name.text.split(/\s*[,&]\s*/) : [];
  return [
    name,
    ...parts
      .filter((part) => parts.length > 1 && (part.includes(" ") || name.language === "en"))
      .map((text) => ({ ...name, text, isPart: true })),
  ];
}

/** The letters by which words are looked up: without accents and spaces, so that "balo" and "ba lô" are one. */
export const keyOf = (words: readonly Word[]): string => words.map(({ plain }) => plain).join("");
