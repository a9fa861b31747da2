import { sql } from "../../../database/drizzle.ts";
import type { Queryable } from "../../../database/connect.ts";
import { listed, statement } from "../../../database/prepared.ts";
import { peopleOf, readingsOf, type Reading, type Term } from "./reading.ts";
import type { Entry } from "./vocabulary.ts";
import { isSyllable, type Word } from "./words.ts";

/** The products of a reading, as queries (`tsquery`) over a product's words. */
export interface Matching {
  /** The query that products must match. An empty one finds nothing. */
  need: string;
  /** Queries that raise a product's rank, and by how much. */
  ranks: readonly { words: string; worth: number }[];
  /** Terms that no product of the thing matches. */
  left_out: readonly Term[];
}

/** Weight of the names and choices in `product_words()`; brands ("Giấy Trắng") have none. */
const NAMES = ":A";

/** Rank added by the reading of the thing, and by each other term. */
const READING = 10_000;
const SAID = 20;
/** If at least this many products have a quality, only they are shown; otherwise all products of the thing. */
const ENOUGH = 10;

/**
 * The products of a reading; null if Sen has none. They are the thing, narrowed by brand, audience and material; other terms raise the
 * products that match them. Without a known thing, products must match all terms.
 */
export async function matchReading(
  db: Queryable,
  { terms, head, beside }: Reading,
): Promise<Matching | null> {
  if (terms.length === 0) return null;
  // A single unknown syllable is part of a compound in other things' names, so only products without a kind are searched.
  const [first, ...others] = terms;
  const isUnknown = others.length === 0 && first?.is === "said" && first.entries.length === 0;
  const isPart = isUnknown && first.words.length === 1 && first.words.every(isSyllable);
  const thing = head ? [meantBy(head.entries)] : isPart ? [WITHOUT_KIND] : [];
  const said = terms
    .filter((term) => term !== head)
    .map((term) => {
      const query = queryOf(term, adjacent(term.words.map(lookupForm)), head);
      return { term, query, alone: every([...thing, query]) };
    });
  // From strict to loose: all wishes, if enough products match; else all firm terms, or the thing alone.
  const wishes = said.filter(({ term }) => term.is === "material" || term.is === "audience");
  const firmOf = ({ term, query }: (typeof said)[number]): string => {
    // Another name of the thing narrows it to products that go by both: "hải sản tôm".
    if (term.is === "said") return signsOf(term);
    return term.is === "maker" || peopleOf(term)?.others?.length ? query : "";
  };
  const firm = [...thing, ...said.map(firmOf).filter(Boolean)];
  const ways = head
    ? [
        { query: every([...firm, ...wishes.map(({ query }) => query)]), least: ENOUGH },
        { query: every(firm), least: 1 },
        { query: every(thing), least: 1 },
      ]
    : [{ query: every([...thing, ...said.map(({ query }) => query)]), least: 1 }];
  const queries = new Set([...ways.map(({ query }) => query), ...said.map(({ alone }) => alone)]);
  const counted = await countMatches(db, { queries: [...queries] });
  const found = new Map(counted.map(({ query, products }) => [query, products]));
  const need = ways.find(({ query, least }) => (found.get(query) ?? 0) >= least)?.query;
  const left_out = said.flatMap(({ term, alone }) => (found.get(alone) ? [] : term));
  if (need === undefined || (beside && left_out.includes(beside))) return null;
  const forward = [
    every(terms.flatMap(({ words }) => words.map((word) => lexeme(lookupForm(word))))),
    ...said.map(({ query }) => query),
  ];
  return { need, ranks: [...ranksOf(head), ...forward.map((words) => ({ words, worth: SAID }))], left_out };
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
