import phrases from "../../../../master-data/search-phrases.json" with { type: "json" };
import { sql } from "../../../database/drizzle.ts";
import type { Database } from "../../../database/connect.ts";
import type { Locale } from "../../../texts/messages.ts";
import { ofWholeShop } from "../../../database/of-whole-shop.ts";
import { hasAccents, isSyllable, readWords, soundOf, textOf, typingOf, type Word } from "./words.ts";

/** A name or phrase and its meaning: something in the shop, or a phrase of `search-phrases.json`. */
export interface Entry {
  what:
    | "product_kind"
    | "category"
    | "maker"
    | "tenant"
    | "mall"
    | "keyword"
    | "audience"
    | "material"
    | "color"
    | "attribute"
    | "classifier"
    | "noise";
  /** Null for a frequent search. */
  id: number | null;
  /** The text that people type, and the names shown on pages. */
  text: string;
  name_vi: string;
  name_en: string;
  image_url: string | null;
  language: Locale | "both";
  /** For a kind or category: the category of its products. */
  category_id: number | null;
  /** For a kind: its number of products. */
  products: number;
  words: readonly Word[];
  /** Its letters, without accents and spaces, so that "balo" and "ba lô" are equal. */
  key: string;
  /** What a typo leaves of it (`edgesOf()`). */
  edges: readonly string[];
}

/** Most words of a name that are looked up. */
export const LONGEST_NAME = 6;
/** Most brands known by name, and most shops, best-selling first. */
const MOST_NAMES = 20_000;

/** SQL for the names and search terms of a row, as a table (text, language). */
const namesOf = (table: string) =>
  sql.raw(`${table}, lateral (
    select unnest(name_vi || search_terms_vi), 'vi' union all select unnest(name_en || search_terms_en), 'en'
  ) as names (text, language)`);

/** What is known of a name's text. Names seldom change, so only new ones are read. */
const told = new Map<string, Pick<Entry, "words" | "key" | "edges">>();
const detailsOf = (words: readonly Word[]) => ({ words, key: keyOf(words), edges: edgesOf(words) });

/** A category that combines several things ("Mẹ, bé & đồ chơi") is known by each part, too, except single syllables, which mean other things alone. */
export const vocabularyOf = ofWholeShop(async (db: Database) => {
  const { rows } = await db.execute<Entry & Record<string, unknown>>(sql`
    select * from (
      select 'product_kind' as what, id, text, name_vi, name_en, null as image_url, language, category_id, product_count as products, 0 as position
        from ${namesOf("product_kinds")}
      union all select 'category', id, text, name_vi, name_en, image_url, language, id, 0, 1000 * level + position
        from ${namesOf("categories")} where active
      union all select 'category', id, part, name_vi, name_en, image_url, language, id, 0, 1000000
        from ${namesOf("categories")}, regexp_split_to_table(text, '\\s*[,&]\\s*') as part
        where active and text ~ '[,&]' and (part like '% %' or language = 'en')
      union all (select 'maker', id, text, name, name, null, 'both', null, 0, 0
        from makers, lateral (select name union select replace(name, '&', 'và')) as names (text) order by id limit ${MOST_NAMES})
      union all (select 'tenant', id, name, name, name, image_url, 'both', null, 0, -sold_count
        from tenants where active order by sold_count desc, id limit ${MOST_NAMES})
      union all select 'mall', id, name, name, name, image_url, 'both', null, 0, position from malls where active
      union all select 'keyword', null, text, keyword_vi, keyword_en, null, language, null, 0, -count
        from top_searches, lateral (values (keyword_vi, 'vi'), (keyword_en, 'en')) as said (text, language)
      union all select what, id, text, name_vi, name_en, null, 'both', null, 0, 0
        from json_to_recordset(${JSON.stringify(phrases)}) as phrase (what text, id integer, name_vi text, name_en text, said text),
          regexp_split_to_table(said, ', ') as text
    ) as named
    order by what = 'maker', what = 'category', products desc, position, id, row_number() over ()`);
  const texts = rows.map(({ text }) => text).filter((text) => !told.has(text));
  const read = await readWords(db, texts);
  for (const [at, words] of read.entries()) told.set(texts[at] ?? "", detailsOf(words));
  for (const row of rows) Object.assign(row, told.get(row.text));
  // A brand is also known by its first word, if that is foreign: "Kessler & Brandt".
  const brands = rows.flatMap((row): Entry[] => {
    const [first, ...others] = row.what === "maker" ? row.words : [];
    return first && others.length > 0 && !isSyllable(first) ? [{ ...row, ...detailsOf([first]) }] : [];
  });
  const names = rows.filter(({ what }) => what !== "tenant" && what !== "mall" && what !== "keyword");
  const known = [...names, ...brands];
  const isOffered = ({ what, products }: Entry) =>
    what === "product_kind" ? products > 0 : phrases.every((phrase) => phrase.what !== what);
  // No word is a typo of a filler word, and none turns into people: "kẹo chanh" is not "kẹo cho anh".
  const isMeant = ({ what }: Entry) => what !== "noise" && what !== "classifier" && what !== "audience";
  const entries = rows.filter(isOffered);
  const words = known.flatMap((entry) => entry.words);
  const accented = new Map(words.filter((word) => hasAccents([word])).map((word) => [word.spelled, word]));
  return {
    /** To suggest: names of things sold and frequent searches, kinds with the most products first. */
    entries,
    /** The same by the first letter of each word, without accents. */
    byLetter: indexed(entries, ({ words: all }) => all.map(({ plain }) => plain.charAt(0))),
    /** In English, singular and plural match each other. */
    byKey: indexed(known, ({ key, language, words: all }) =>
      language === "vi" || hasAccents(all) ? [key] : [key, `${key}s`, key.replace(/s$/, "")],
    ),
    /** What a typo may mean. */
    byEdge: indexed(known.filter(isMeant), ({ edges }) => edges),
    byTyping: new Map([...accented.values()].map((word) => [typingOf(word), word])),
  };
});

/** All known names, indexed for reading, spelling and suggestions. */
export type Vocabulary = Awaited<ReturnType<typeof vocabularyOf>>;

/** Entries by each of their keys. */
function indexed(entries: readonly Entry[], keysOf: (entry: Entry) => readonly string[]) {
  const all = entries.flatMap((entry) => [...new Set(keysOf(entry))].map((key) => ({ key, entry })));
  const byKey = Map.groupBy(all, ({ key }) => key);
  return new Map([...byKey].map(([key, same]) => [key, same.map(({ entry }) => entry)]));
}

/** Lookup keys that a typo leaves intact: the first two letters or the last two, and the sound with accents and without. */
export function edgesOf(words: readonly Word[]): string[] {
  const key = keyOf(words);
  const sound = (how: "spelled" | "plain") => words.map((word) => soundOf(word[how])).join(" ");
  return [`${key.slice(0, 2)}-`, `-${key.slice(-2)}`, sound("spelled"), sound("plain")];
}

/** The two parts of a key, wherever it may be cut. */
export const cutsOf = (key: string): [string, string][] =>
  Array.from(key, (_, at) => [key.slice(0, at), key.slice(at)]);

/** The `key` of words. */
export const keyOf = (words: readonly Word[]): string => words.map(({ plain }) => plain).join("");

/**
 * Entries that a phrase names. Typed accents must match. If it `isSure`, an exact spelling is preferred: "áo khoác da" is not "áo khoác
 * dạ", "kim chi" not "kim chỉ".
 */
export function named(
  phrase: readonly Word[],
  { byKey }: Vocabulary,
  isSure = hasAccents(phrase) || phrase.length > 1,
): readonly Entry[] {
  const found = (byKey.get(keyOf(phrase)) ?? []).filter(({ words }) => {
    const name = words.map(({ spelled }) => spelled).join("");
    return phrase.every(({ spelled, plain }) => spelled === plain || name.includes(spelled));
  });
  const exact = found.filter(({ words }) => isSure && textOf(words) === textOf(phrase));
  return exact.length > 0 ? exact : found;
}
