import phrases from "../../../../master-data/search-phrases.json" with { type: "json" };
import { sql } from "../../../database/drizzle.ts";
import type { Queryable } from "../../../database/connect.ts";
import { listed, statement } from "../../../database/prepared.ts";
import type { Reading, Term } from "./reading.ts";
import type { Entry } from "./vocabulary.ts";
import { hasAccents, isSyllable, textOf, type Word } from "./words.ts";

/** What is found for a reading: queries (`tsquery`) over a product's words. */
export interface Matching {
  /** What a product must have. An empty one finds nothing. */
  need: string;
  /** What brings it forward, and how far. */
  ranks: readonly { words: string; worth: number }[];
  /** What no product of the thing has. */
  left_out: readonly Term[];
}

/** How far a product is brought forward by what it is, and by each other thing that was said of it. */
const READING = 10_000;
const SAID = 20;
/** So many products with a quality are shown alone; of fewer, the thing without it stands behind. */
const ENOUGH = 10;

/**
 * The products of a reading; null when Sen has none. They are the thing: brand, for whom and what it is made of narrow them, what else was
 * said brings those that have it forward. Without a thing that is known they say all of it.
 */
export async function matchReading(
  db: Queryable,
  { terms, head, beside }: Reading,
  typed: readonly Word[],
): Promise<Matching | null> {
  const [first, ...more] = terms;
  if (!first) return null;
  // A syllable alone that is no name is a part of a word in the names of other things, where it is known what they are.
  const isPart =
    more.length === 0 &&
    first.is === "said" &&
    !first.isFirm &&
    first.words.length === 1 &&
    first.words.every(isSyllable);
  // Accents count where any were typed.
  const keyOf = ({ spelled, plain }: Word) => (hasAccents(typed) ? `=${spelled}` : plain);
  const thing = head
    ? [meantBy([...head.entries, ...terms.flatMap(({ kinds }) => kinds)])]
    : isPart
      ? [WITHOUT_KIND]
      : [];
  const said = terms
    .filter((term) => term !== head)
    .map((term) => ({
      term,
      query: queryOf(term, (head ? all : adjacent)(term.words.map(keyOf), term.isFirm ? ":A" : "")),
    }));
  // Another name of the thing narrows it to what goes by both: "đồ chơi lego".
  const names = said.flatMap(({ term }) => (head && !term.isFirm ? signsOf(term) || [] : []));
  const isQuality = ({ is, isFirm }: Term) => isFirm && is === "said";
  const firm = said.flatMap(({ term, query }) => (head && (!term.isFirm || isQuality(term)) ? [] : query));
  const qualities = said.flatMap(({ term, query }) => (head && isQuality(term) ? query : []));
  // All that is firm, else one of it, else the thing alone; of those only the ones with all qualities, or one, where these are enough.
  const strict = [...firm, ...names];
  const ways = [strict, ...(head ? [...strict.map((one) => [one]), []] : [])].map((some) =>
    every([...thing, ...some]),
  );
  const narrower = [qualities, ...qualities.map((one) => [one])].map((some) =>
    every([...thing, ...strict, ...some]),
  );
  const aloneOf = ({ term, query }: (typeof said)[number]) =>
    every([...thing, head && term.is === "said" ? anyOfQueries(query, signsOf(term)) : query]);
  const found = await countMatches(db, [...ways, ...narrower, ...said.map(aloneOf)]);
  const countOf = (query: string) => found.get(query) ?? 0;
  const need = narrower.find((way) => countOf(way) >= ENOUGH) ?? ways.find((way) => countOf(way) > 0);
  const left_out = said.filter((one) => countOf(aloneOf(one)) === 0).map(({ term }) => term);
  // What goes by two names is no other thing.
  const isOther = beside && left_out.includes(beside) && !names.some((name) => need?.includes(name));
  if (need === undefined || isOther) return null;
  const forward = [all(typed.map(keyOf)), ...said.map(({ query }) => query)];
  const readings = readingsOf(head?.entries ?? [])
    .map(meantBy)
    .reverse();
  const ranks = [
    // All have the only one.
    ...(readings.length > 1 ? readings : []).map((words, at) => ({ words, worth: READING * (at + 1) })),
    ...forward.map((words) => ({ words, worth: SAID })),
  ];
  return { need, ranks, left_out };
}

/** The ways to read what was typed: a kind by its own name before others that go by it, then those that more of the catalogue means. */
export function readingsOf(entries: readonly Entry[]): Entry[][] {
  const isOwn = ({ what, text, name_vi, name_en }: Entry) =>
    what === "product_kind" &&
    [name_vi, name_en].some((name) => `${text} `.toLowerCase().startsWith(`${name} `.toLowerCase()));
  const sizeOf = (same: readonly Entry[]) => same.reduce((sum, { products }) => sum + products, 0);
  const owns = (same: readonly Entry[]) => Number(same.some(isOwn));
  return [...Map.groupBy(entries, (one) => textOf(one.words) + isOwn(one)).values()].toSorted(
    (one, other) => owns(other) - owns(one) || sizeOf(other) - sizeOf(one),
  );
}

/** How many products match each of these queries; counting stops at `ENOUGH`. */
async function countMatches(db: Queryable, queries: readonly string[]): Promise<Map<string, number>> {
  return new Map((await counted(db, { queries })).map(({ query, products }) => [query, products]));
}

const counted = statement<{ query: string; products: number }>(
  "queries_counted",
  sql`select query, products_with(query::tsquery, ${sql.raw(String(ENOUGH))}) as products
    from unnest(${listed("queries", "text")}) as query`,
);

const quoted = (text: string) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
const every = (queries: readonly string[]) => queries.map((query) => `(${query})`).join(" & ");
const anyOfQueries = (...queries: string[]) =>
  queries.flatMap((query) => (query ? `(${query})` : [])).join(" | ");
const anyOf = (texts: readonly string[]) => [...new Set(texts)].map(quoted).join(" | ");

/** A word; a number may stand apart from its unit: "28cm" is "28 cm". */
function lexeme(word: string, mark: string): string {
  const [, sign = "", number, unit] = /^(=?)(\d+)(\p{L}+)$/u.exec(word) ?? [];
  const [whole, ...parts] = [word, ...(number ? [sign + number, `${sign}${unit}`] : [])].map(
    (one) => quoted(one) + mark,
  );
  return parts.length > 0 ? `(${whole} | ${parts.join(" <-> ")})` : `${whole}`;
}

/** Words wherever they stand, or right after each other. */
const all = (words: readonly string[], mark = "") => every(words.map((word) => lexeme(word, mark)));
const adjacent = (words: readonly string[], mark = "") =>
  words.map((word) => lexeme(word, mark)).join(" <-> ");

/** Products of which nobody has said what they are. */
const WITHOUT_KIND = quoted("#");

const SIGNS: Partial<Record<Entry["what"], string>> = { product_kind: "#", category: "@", maker: "~" };

/** Products that any of these names mean. */
export const meantBy = (entries: readonly Entry[]): string =>
  anyOf(entries.map(({ what, id }) => `${SIGNS[what]}${id}`));

/** What a term asks of a product: that it is of the brand; that it says that it is for such people or not for others; its words. */
function queryOf(term: Term, words: string): string {
  const { is, entries } = term;
  if (is === "maker") return meantBy(entries);
  if (is === "said") return words;
  const whose = phrases.find(({ id }) => id === entries[0]?.id);
  const says = (some: readonly string[] = []) =>
    some.map((phrase) => adjacent(phrase.split(" ").map((word) => `=${word}`))).join(" | ");
  const own = anyOfQueries(says(whose?.own), signsOf(term));
  return whose?.others?.length ? `${own} | !(${says(whose.others)})` : own;
}

/** Products that go by a term, where it is a name. */
const signsOf = ({ entries, kinds }: Term) =>
  meantBy([...entries, ...kinds].filter(({ what }) => what in SIGNS));
