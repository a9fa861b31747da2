import { sql } from "../../../database/drizzle.ts";
import type { Queryable } from "../../../database/connect.ts";
import { audienceWords, senseOf, type Audience } from "./everyday-words.ts";
import type { Entry } from "./lexicon.ts";
import type { Matching } from "./pages.ts";
import type { Reading } from "./reading.ts";
import { hasAccents, isSyllable, textOf, type Word } from "./words.ts";

/** What is found for a reading, and which of its words nothing has. */
export interface Matched {
  matching: Matching;
  left_out: readonly string[];
}

/** What brings products forward: a kind by its own name before others that go by it, then another way to read the letters, then all else. */
const WORTH = { own: 10_000, reading: 1_000, said: 20 } as const;

/** The products of a reading; null when Sen has none. */
export const matchReading = (
  db: Queryable,
  reading: Reading,
  words: readonly Word[],
): Promise<Matched | null> =>
  reading.head ? matchHead(db, reading, reading.head, hasAccents(words)) : matchWords(db, reading, words);

/** Products that are the thing. Brand, for whom and what it is made of narrow them; what else was said brings those that have it forward. */
async function matchHead(
  db: Queryable,
  { maker, audience, rest, isCompound }: Reading,
  { words, entries }: NonNullable<Reading["head"]>,
  accents: boolean,
): Promise<Matched | null> {
  const head = meantBy(entries);
  const said = [
    ...rest.map((group) => ({
      typed: textOf(group),
      query: all(group, accents),
      isFirm: group.some(({ plain }) => /^\d+$/.test(plain)) || senseOf(group) === "material",
    })),
    ...(maker ? [{ typed: textOf(maker.words), query: meantBy(maker.entries), isFirm: true }] : []),
    ...(audience ? [{ typed: textOf(audience.words), query: madeFor(audience.audience), isFirm: true }] : []),
  ];
  const firm = said.filter(({ isFirm }) => isFirm);
  // All that is firm, else one of it, else the thing alone.
  const ways = [firm, ...firm.map((one) => [one]), []].map((some) =>
    every([head, ...some.map(({ query }) => query)]),
  );
  const alone = said.map(({ query }) => every([head, query]));
  const found = await whichMatch(db, [...ways, ...alone]);
  const need = ways.find((way) => found.has(way));
  if (need === undefined) return null;
  const left_out = said.filter((_, index) => !found.has(alone[index] ?? "")).map(({ typed }) => typed);
  if (isCompound && rest[0] && left_out.includes(textOf(rest[0]))) return null;
  const readings = readingsOf(entries);
  const own = entries.filter(isOwnName);
  const ranks = [
    ...(own.length > 0 ? [{ words: meantBy(own), worth: WORTH.own }] : []),
    ...readings.map((same, index) => ({
      words: meantBy(same),
      worth: WORTH.reading * (readings.length - index),
    })),
    { words: all(words, accents), worth: WORTH.said },
    ...rest.map((group) => ({ words: phrase(group, accents, "ABC"), worth: WORTH.said })),
  ];
  return { matching: { need, ranks }, left_out };
}

/** Without a name that is known: products that say all of it. Syllables of a compound stand together, and one alone is no part of another. */
async function matchWords(
  db: Queryable,
  { maker, audience, rest }: Reading,
  words: readonly Word[],
): Promise<Matched | null> {
  const accents = hasAccents(words);
  const said = [
    ...rest.map((group) =>
      phrase(group, accents, group.length === 1 && group.every(isSyllable) ? "BC" : "ABC"),
    ),
    ...(maker ? [meantBy(maker.entries)] : []),
    ...(audience ? [madeFor(audience.audience)] : []),
  ];
  const need = every(said);
  const isFound = said.length > 0 && (await whichMatch(db, [need])).has(need);
  return isFound ? { matching: { need, ranks: [] }, left_out: [] } : null;
}

/** Whether it is what a kind is called, and not what some say for it. */
const isOwnName = ({ what, text, name_vi, name_en }: Entry) =>
  what === "kind" && [name_vi, name_en].some((name) => name.toLowerCase() === text.toLowerCase());

/** The ways to read what was typed without accents, those first that more of the catalogue means. */
export function readingsOf(entries: readonly Entry[]): Entry[][] {
  const sizeOf = (same: readonly Entry[]) => same.reduce((sum, { products }) => sum + products, 0);
  const bySpelling = Map.groupBy(entries, ({ words }) => words.map(({ spelled }) => spelled).join(""));
  return [...bySpelling.values()].toSorted((one, other) => sizeOf(other) - sizeOf(one));
}

/** Those of several queries that any product has. */
async function whichMatch(db: Queryable, queries: readonly string[]): Promise<Set<string>> {
  const each = queries.map((query) => sql`exists (select from listing where words @@ ${query}::tsquery)`);
  const { rows } = await db.execute<{ found: boolean[] }>(
    sql`select array[${sql.join(each, sql`, `)}] as found`,
  );
  return new Set(queries.filter((_, index) => rows[0]?.found[index]));
}

/** Which of a product's words are looked at (`product_words()`): those of its kind A, of its names B, of its choices C. */
type Weights = "AB" | "BC" | "ABC";

const quoted = (text: string) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
const every = (queries: readonly string[]) => queries.map((query) => `(${query})`).join(" & ");
const anyOf = (texts: readonly string[]) => `(${[...new Set(texts)].map(quoted).join(" | ")})`;

/** A word: accents count where any were typed. A number may stand apart from its unit: "28cm" is "28 cm". */
function lexeme({ spelled, plain }: Word, accents: boolean, weights: Weights): string {
  const one = (text: string) => `${quoted(accents ? `=${text}` : text)}:${weights}`;
  const whole = accents ? spelled : plain;
  const [, number, unit] = /^(\d+)(\p{L}+)$/u.exec(whole) ?? [];
  return number !== undefined && unit !== undefined
    ? `(${one(whole)} | (${one(number)} <-> ${one(unit)}))`
    : one(whole);
}

/** Words wherever they stand. */
const all = (words: readonly Word[], accents: boolean) =>
  every(words.map((word) => lexeme(word, accents, "ABC")));

/** Words right after each other. */
const phrase = (words: readonly Word[], accents: boolean, weights: Weights) =>
  words.map((word) => lexeme(word, accents, weights)).join(" <-> ");

const SIGNS: Record<Entry["what"], string> = { kind: "#", category: "@", maker: "~" };

/** Products that any of these names mean. */
export const meantBy = (entries: readonly Entry[]): string =>
  anyOf(entries.map(({ what, id }) => `${SIGNS[what]}${id}`));

/** Products that say that they are for such people, and those that do not say that they are for others. */
function madeFor(audience: Audience): string {
  const { own, others } = audienceWords[audience];
  const says = (words: readonly string[]) => anyOf(words.map((word) => `=${word}`));
  return others.length === 0 ? says(own) : `${says(own)} | !${says(others)}`;
}
