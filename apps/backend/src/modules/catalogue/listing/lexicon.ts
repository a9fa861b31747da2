import { sql } from "../../../database/drizzle.ts";
import type { Database } from "../../../database/connect.ts";
import type { Locale } from "../../../texts/messages.ts";
import { ofWholeShop } from "./cache.ts";
import { wordsOf, type Word } from "./words.ts";

/** A name that means a kind of product, a category or a brand. */
export interface Entry {
  what: "kind" | "category" | "maker";
  id: number;
  /** As it is shown. */
  text: string;
  language: Locale | "both";
  /** It is one of the things that a category joins, and no name of its own. */
  isPart: boolean;
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
  /** What the operator says that people type for something else, by its letters. */
  synonyms: ReadonlyMap<string, readonly Synonym[]>;
}

interface Synonym {
  phrase: readonly Word[];
  meant: readonly Word[];
}

/** More words than this no name is looked up by. */
export const LONGEST_NAME = 6;
/** Of more brands only the first are known by name. */
const MOST_MAKERS = 20_000;

type NameRow = Omit<Entry, "words"> & Word & Record<string, unknown>;

/** SQL for the names of a row and what people call it, as a table (text, language). */
const namesOf = (table: string) =>
  sql.raw(`${table}, lateral (
    select name, language from (values (${table}.name_vi, 'vi'), (${table}.name_en, 'en')) as own (name, language)
    union all select unnest(${table}.search_terms_vi), 'vi' union all select unnest(${table}.search_terms_en), 'en'
  ) as names (text, language)`);

/**
 * The lexicon. A category that joins several things ("Mẹ, bé & đồ chơi") is named by each of them too, but for single syllables, which mean
 * other things alone.
 */
export const lexiconOf = ofWholeShop(async (db: Database): Promise<Lexicon> => {
  const [kinds, names, synonyms] = await Promise.all([
    db.execute<LexiconKind & Record<string, unknown>>(
      sql`select id, category_id, name_vi, name_en, product_count from product_kinds order by id`,
    ),
    db.execute<NameRow>(sql`
      select what, id, text, language, is_part as "isPart", spelled, sen_normalize(spelled) as plain
      from (
        select 'kind' as what, 1 as place, -product_count as weight, id, text, language, false as is_part from ${namesOf("product_kinds")}
        union all select 'category', 2, 0, id, text, language, false from ${namesOf("categories")} where active
        union all select 'category', 2, 1, id, part, language, true from ${namesOf("categories")}, regexp_split_to_table(text, '\\s*[,&]\\s*') as part
          where active and text ~ '[,&]' and (part like '% %' or language = 'en')
        union all (select 'maker', 3, 0, id, name, 'both', false from makers order by id limit ${MOST_MAKERS})
      ) as named, sen_spelled(text) as spelled
      order by place, weight, id`),
    db.execute<Record<"phrase" | "meant" | "phrase_plain" | "meant_plain", string>>(sql`
      select phrase, meant, sen_normalize(phrase) as phrase_plain, sen_normalize(meant) as meant_plain
      from search_synonyms order by phrase, meant`),
  ]);
  const entries = names.rows.map(({ spelled, plain, ...name }): Entry => ({
    ...name,
    words: wordsOf({ spelled, plain }),
  }));
  const pairs = synonyms.rows.map((row) => ({
    phrase: wordsOf({ spelled: row.phrase, plain: row.phrase_plain }),
    meant: wordsOf({ spelled: row.meant, plain: row.meant_plain }),
  }));
  return {
    names: entries,
    entries: Map.groupBy(entries, ({ words }) => keyOf(words)),
    kinds: new Map(kinds.rows.map((kind) => [kind.id, kind])),
    synonyms: Map.groupBy(pairs, ({ phrase }) => keyOf(phrase)),
  };
});

/** The letters by which words are looked up: without accents and spaces, so that "balo" and "ba lô" are one. */
export const keyOf = (words: readonly Word[]): string => words.map(({ plain }) => plain).join("");
