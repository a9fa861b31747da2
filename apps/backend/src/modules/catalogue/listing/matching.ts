import { sql } from "../../../database/drizzle.ts";
import type { Queryable } from "../../../database/connect.ts";
import { listed, statement } from "../../../database/prepared.ts";
import { peopleOf, readingsOf, type Reading, type Term } from "./reading.ts";
import type { Entry } from "./vocabulary.ts";
import { hasAccents, isSyllable, type Word } from "./words.ts";

/** What is found for a reading: queries (`tsquery`) over a product's words. */
export interface Matching {
  /** What a product must have. An empty one finds nothing. */
  need: string;
  /** What brings it forward, and how far. */
  ranks: readonly { words: string; worth: number }[];
  /** What no product of the thing has. */
  left_out: readonly Term[];
}

/** Marks of `product_words()`: names in Vietnamese; names in both languages and choices. */
const [VIETNAMESE, NAMES] = [":A", ":AB"];

/** How far a product is brought forward by what it is, and by each other thing that was said of it. */
const READING = 10_000;
const SAID = 20;
/** So many products with a quality are shown alone; of fewer, the thing without it stands behind. */
const ENOUGH = 10;

/** A way to ask for what was meant, and how many products it must find. */
interface Way {
  query: string;
  least: number;
}

/**
 * The products of a reading; null when Sen has none. They are the thing: brand, for whom and what it is made of narrow them, what else was
 * said brings those that have it forward. Without a thing that is known they say all of it.
 */
export async function matchReading(
  db: Queryable,
  { terms, head, beside }: Reading,
): Promise<Matching | null> {
  if (terms.length === 0) return null;
  // A syllable alone that is no name is a part of a word in the names of other things, where it is known what they are.
  const [first, ...others] = terms.filter(({ is }) => is !== "audience");
  const isAlone = others.length === 0 && first?.narrows === "never" && first.words.length === 1;
  const isPart = isAlone && first.words.every(isSyllable);
  const thing = head ? [meantBy(head.entries)] : isPart ? [WITHOUT_KIND] : [];
  // Accents count where any were typed in what is said.
  const typed = terms.flatMap(({ words }) => words);
  const keys = (words: readonly Word[]) =>
    words.map(({ spelled, plain }) => (hasAccents(typed) ? `=${spelled}` : plain));
  const said = terms
    .filter((term) => term !== head)
    .map((term) => {
      const mark = isAlone ? VIETNAMESE : term.narrows === "never" ? "" : NAMES;
      const query = queryOf(term, (head ? all : adjacent)(keys(term.words), mark));
      const named = head && term.is === "said" ? anyOfQueries(query, signsOf(term)) : query;
      return { term, query, alone: every([...thing, named]) };
    });
  // Another name of the thing narrows it to what goes by both: "đồ chơi lego".
  const names = said.flatMap(({ term }) => (term.narrows === "never" ? signsOf(term) || [] : []));
  const queriesOf = (narrows: Term["narrows"]) =>
    said.flatMap(({ term, query }) => (term.narrows === narrows ? query : []));
  const ways = head
    ? waysOf(thing, [...queriesOf("always"), ...names], queriesOf("where enough"))
    : [{ query: every([...thing, ...said.map(({ query }) => query)]), least: 1 }];
  const queries = new Set([...ways.map(({ query }) => query), ...said.map(({ alone }) => alone)]);
  const counted = await countMatches(db, { queries: [...queries] });
  const found = new Map(counted.map(({ query, products }) => [query, products]));
  const need = ways.find(({ query, least }) => (found.get(query) ?? 0) >= least)?.query;
  const left_out = said.flatMap(({ term, alone }) => (found.get(alone) ? [] : term));
  // What goes by two names is no other thing.
  const isOther = beside && left_out.includes(beside) && !names.some((name) => need?.includes(name));
  if (need === undefined || isOther) return null;
  const forward = [all(keys(typed)), ...said.map(({ query }) => query)];
  return { need, ranks: [...ranksOf(head), ...forward.map((words) => ({ words, worth: SAID }))], left_out };
}

/** All wishes or one of them, where enough products have it; else all that is firm, one of it, or the thing alone. */
function waysOf(thing: readonly string[], firm: readonly string[], wishes: readonly string[]): Way[] {
  const eachOf = (some: readonly string[]) => [some, ...some.map((one) => [one])];
  return [
    ...eachOf(wishes).map((some) => ({ query: every([...thing, ...firm, ...some]), least: ENOUGH })),
    ...[...eachOf(firm), []].map((some) => ({ query: every([...thing, ...some]), least: 1 })),
  ];
}

/** The likeliest reading of the thing first; of one reading there is no order. */
function ranksOf(head: Term | null): Matching["ranks"] {
  const readings = head ? readingsOf(head) : [];
  return readings.length < 2
    ? []
    : readings.map((same, at) => ({ words: meantBy(same), worth: READING * (readings.length - at) }));
}

/** How many products match each of these queries; counting stops at `ENOUGH`. */
const countMatches = statement<{ query: string; products: number }>(
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
  const whose = peopleOf(term);
  const says = (some: readonly string[] = []) =>
    some.map((phrase) => adjacent(phrase.split(" ").map((word) => `=${word}`))).join(" | ");
  const own = anyOfQueries(says(whose?.own), signsOf(term));
  return whose?.others?.length ? `${own} | !(${says(whose.others)})` : own;
}

/** Products that go by a term, where it is a name. */
const signsOf = ({ entries }: Term) => meantBy(entries.filter(({ what }) => what in SIGNS));
