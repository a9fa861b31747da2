import { sql } from "../../../database/drizzle.ts";
import type { Queryable } from "../../../database/connect.ts";
import { listed, statement } from "../../../database/prepared.ts";
import { isKind, peopleOf, readingsOf, type Reading, type Term } from "./reading.ts";
import type { Entry } from "./vocabulary.ts";
import { isSyllable, type Word } from "./words.ts";

/** The products of a reading, as queries (`tsquery`) over a product's words. */
export interface Matching {
  /** The query that products must match. */
  need: string;
  /** Ids of kinds, if the products are all of them. */
  kinds?: number[] | undefined;
  /** Queries that raise a product's rank, and by how much. */
  ranks: readonly { words: string; worth: number }[];
  /** Terms that no product of the thing matches. */
  left_out: readonly Term[];
}

/** Finds nothing. */
export const NOTHING: Matching = { need: "", ranks: [], left_out: [] };

/** Weight of the names and choices in `product_words()`; brands ("Giấy Trắng") have none. */
const NAMES = ":A";

/** Rank added by the reading of the thing, and by each other term. */
const READING = 10_000;
const SAID = 20;
/** If at least this many products have a quality, only they are shown; otherwise all products of the thing. */
const ENOUGH = 10;

/** Adds its products to each reading; null if Sen has none. One statement counts for all of them. */
export async function matched<One extends Reading>(db: Queryable, readings: readonly One[]) {
  const plans = readings.map((reading) => ({ reading, ...planOf(reading) }));
  const queries = plans.flatMap(({ ways, said }) => [...ways, ...said].map(({ query }) => query));
  const counted = queries.length > 0 ? await countMatches(db, { queries: [...new Set(queries)] }) : [];
  const found = new Map(counted.map(({ query, products }) => [query, products]));
  return plans.map(({ reading, ways, said, ranks, kinds }) => {
    const need = ways.find(({ query, least }) => (found.get(query) ?? 0) >= least)?.query;
    const left_out = said.flatMap(({ term, query }) => (found.get(query) ? [] : term));
    const isOther = reading.beside !== null && left_out.includes(reading.beside);
    const whole = need === ways.at(-1)?.query ? kinds : undefined;
    const matching = need === undefined || isOther ? null : { need, kinds: whole, ranks, left_out };
    return { ...reading, matching };
  });
}

/**
 * What a reading may match. Its products are the thing, narrowed by brand, audience and material; other terms raise the products that
 * match them. Without a known thing, products must match all terms.
 */
function planOf({ terms, head }: Reading) {
  // A single unknown syllable is part of a compound in other things' names, so only products without a kind are searched.
  const [first, ...others] = terms;
  const isUnknown = others.length === 0 && first?.is === "said" && first.entries.length === 0;
  const isPart = isUnknown && first.words.length === 1 && first.words.every(isSyllable);
  const thing = head ? [meantBy(head.entries)] : isPart ? [WITHOUT_KIND] : [];
  const said = terms
    .filter((term) => term !== head)
    .map((term) => {
      const own = queryOf(term, adjacent(term.words.map(lookupForm)), head);
      return { term, own, query: every([...thing, own]) };
    });
  const all = said.map(({ own }) => own);
  const wishes = said.flatMap(({ term: { is }, own }) => (is === "material" || is === "audience" ? own : []));
  const firm = said.flatMap(({ term, own }) => {
    // Another name of the thing narrows it to products that go by both: "hải sản tôm".
    if (term.is === "said") return signsOf(term) || [];
    return term.is === "maker" || peopleOf(term)?.others?.length ? own : [];
  });
  // From strict to loose: all wishes, if enough products match; else all firm terms, or the thing alone.
  const ways = [
    { query: every([...thing, ...firm, ...wishes]), least: ENOUGH },
    { query: every([...thing, ...firm]), least: 1 },
    { query: every(thing), least: 1 },
  ];
  const forward = [
    every(terms.flatMap(({ words }) => words.map((word) => lexeme(lookupForm(word))))),
    ...all,
  ];
  return {
    said,
    kinds: head?.entries.every(isKind) ? head.entries.flatMap(({ id }) => id ?? []) : undefined,
    ways: head ? ways : terms.length > 0 ? [{ query: every([...thing, ...all]), least: 1 }] : [],
    ranks: [...ranksOf(head), ...forward.map((words) => ({ words, worth: SAID }))],
  };
}

/** Ranks the readings of the thing, likeliest first; a single reading needs no ranks. */
function ranksOf(head: Term | null): Matching["ranks"] {
  const readings = head ? readingsOf(head) : [];
  return readings.length < 2
    ? []
    : readings.map((same, at) => ({ words: meantBy(same), worth: READING * (readings.length - at) }));
}

/** Number of products that match each query; counting stops at `ENOUGH`. */
const countMatches = statement<{ query: string; products: number }>(
  "queries_counted",
  sql`select query, products_with(query::tsquery, ${sql.raw(String(ENOUGH))}) as products
    from unnest(${listed("queries", "text")}) as query`,
);

const quoted = (text: string) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
const every = (queries: readonly string[]) => queries.map((query) => `(${query})`).join(" & ");

/** How a typed word is looked up: its accents count if any were typed. */
const lookupForm = ({ spelled, plain }: Word) => (spelled === plain ? plain : `=${spelled}`);

/** Query for a word of a name. A number may be separate from its unit: "28cm" also matches "28 cm". */
function lexeme(word: string): string {
  const [, number = "", unit = ""] = /^(\d+)(\p{L}+)$/u.exec(word) ?? [];
  const whole = quoted(word) + NAMES;
  return number ? `(${whole} | ${adjacent([number, unit])})` : whole;
}

/** Query for words in sequence. */
const adjacent = (words: readonly string[]): string => words.map(lexeme).join(" <-> ");

/** Matches products without a kind. */
const WITHOUT_KIND = quoted("#");

const SIGNS: Partial<Record<Entry["what"], string>> = { product_kind: "#", category: "@", maker: "~" };

/** Query for products of any of these entries. */
export const meantBy = (entries: readonly Entry[]): string =>
  [...new Set(entries.map(({ what, id }) => quoted(`${SIGNS[what]}${id}`)))].join(" | ");

/**
 * Query for a term: its brand; its audience, named or at least no other audience named; or its words. Without a thing, an audience means
 * its categories; all that names no other audience would be most of the shop, and would read the whole index.
 */
function queryOf(term: Term, words: string, head: Term | null): string {
  const { is, entries } = term;
  if (is === "maker") return meantBy(entries);
  if (is !== "audience") return words;
  const whose = peopleOf(term);
  const says = (some: readonly string[] = []) =>
    some.map((phrase) => adjacent(phrase.split(" ").map((word) => `=${word}`))).join(" | ");
  const own = [says(whose?.own), signsOf(term)].filter(Boolean).join(" | ");
  if (!head) return signsOf(term) || own;
  return whose?.others?.length ? `${own} | !(${says(whose.others)})` : own;
}

/** Query for products that go by a term's names; empty if it is no name. */
const signsOf = ({ entries }: Term) => meantBy(entries.filter(({ what }) => what in SIGNS));
