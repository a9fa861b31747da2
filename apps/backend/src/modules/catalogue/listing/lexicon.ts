import { sql } from "../../../database/drizzle.ts";
import type { Database } from "../../../database/connect.ts";
import type { Locale } from "../../../texts/messages.ts";
import { ofWholeShop } from "./of-whole-shop.ts";
import { hasAccents, telexOf, wordsOf, type Word } from "./words.ts";

/** A name that means a kind of product, a category or a brand. */
export interface Entry {
  what: "kind" | "category" | "maker";
  id: number;
  /** The name, and what the thing is called on pages. */
  text: string;
  name_vi: string;
  name_en: string;
  image_url: string | null;
  language: Locale | "both";
  /** Where its products stand; none of a brand. */
  category_id: number | null;
  /** Of a kind: how many there are. */
  products: number;
  /** Its words; how it is looked up does not depend on where they are parted. */
  words: readonly Word[];
}

/** All names that the catalogue's things go by. */
export interface Lexicon {
  /** Kinds with the most products first, then categories and brands. */
  names: readonly Entry[];
  /** By their letters without accents and spaces. */
  entries: ReadonlyMap<string, readonly Entry[]>;
  /** Each word of the names: how many products' kinds have it. */
  words: ReadonlyMap<string, number>;
  /** Those with accents, by their keys of Telex. */
  typed: ReadonlyMap<string, Word>;
}

/** More words than this no name is looked up by. */
export const LONGEST_NAME = 6;
/** Of more brands only the first are known by name. */
const MOST_MAKERS = 20_000;

/** SQL for the names of a row and what people call it, as a table (text, language). */
const namesOf = (table: string) =>
  sql.raw(`${table}, lateral (
    select unnest(name_vi || search_terms_vi), 'vi' union all select unnest(name_en || search_terms_en), 'en'
  ) as names (text, language)`);

/**
 * The lexicon. A category that joins several things ("Mẹ, bé & đồ chơi") is named by each of them too, but for single syllables, which mean
 * other things alone.
 */
export const lexiconOf = ofWholeShop(async (db: Database): Promise<Lexicon> => {
  const { rows } = await db.execute<Omit<Entry, "words"> & Word & Record<string, unknown>>(sql`
      select named.*, spelled, sen_normalize(spelled) as plain
      from (
        select 'kind' as what, id, text, name_vi, name_en, null as image_url, language, category_id, product_count as products, 0 as position
          from ${namesOf("product_kinds")}
        union all select 'category', id, text, name_vi, name_en, image_url, language, id, 0, 1000 * level + position
          from ${namesOf("categories")} where active
        union all select 'category', id, part, name_vi, name_en, image_url, language, id, 0, 1000000
          from ${namesOf("categories")}, regexp_split_to_table(text, '\\s*[,&]\\s*') as part
          where active and text ~ '[,&]' and (part like '% %' or language = 'en')
        union all (select 'maker', id, name, name, name, null, 'both', null, 0, 0 from makers order by id limit ${MOST_MAKERS})
      ) as named, sen_spelled(text) as spelled
      order by what = 'maker', what = 'category', products desc, position, id`);
  const entries = rows.map(({ spelled, plain, ...name }): Entry => ({
    ...name,
    words: wordsOf({ spelled, plain }),
  }));
  const words = new Map<string, number>();
  const typed = new Map<string, Word>();
  for (const { words: all, products } of entries) {
    for (const word of all) {
      words.set(word.plain, (words.get(word.plain) ?? 0) + products);
      if (hasAccents([word])) typed.set(telexOf(word.spelled), word);
    }
  }
  return { names: entries, entries: Map.groupBy(entries, (entry) => keyOf(entry.words)), words, typed };
});

/** The letters by which words are looked up: without accents and spaces, so that "balo" and "ba lô" are one. */
export const keyOf = (words: readonly Word[]): string => words.map(({ plain }) => plain).join("");
