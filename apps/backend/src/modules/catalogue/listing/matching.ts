import { sql } from "../../../database/drizzle.ts";
import type { Queryable } from "../../../database/connect.ts";
import type { Matching } from "./hits.ts";
import type { Entry, Lexicon } from "./lexicon.ts";
import type { Reading } from "./reading.ts";
import { allOf, every, madeFor, meantBy, notForOthers, phrase } from "./tsquery.ts";
import { isSyllable, type Word } from "./words.ts";

/** What is found for a reading, and which of its words nothing has. */
export interface Matched {
  matching: Matching;
  left_out: readonly string[];
}

/** Something beside the head that a product must have, or that there is none of. */
interface Condition {
  typed: string;
  query: string;
}

/** With fewer products that have all that was said, the others of the kind follow them. */
const FEW = 24;

/** What bring products forward: another way to read the letters weighs more than all else together. */
const WORTH = { reading: 1_000, said: 100, name: 30, audience: 40, phrase: 20 } as const;

/** The products of a reading; null when Sen has none. */
export async function matchReading(
  db: Queryable,
  reading: Reading,
  words: readonly Word[],
  lexicon: Lexicon,
): Promise<Matched | null> {
  const hasAccents = words.some(({ spelled, plain }) => spelled !== plain);
  return reading.head
    ? matchHead(db, reading, reading.head.entries, hasAccents, lexicon)
    : matchWords(db, reading, words, hasAccents);
}

/** Brand and for whom narrow what is found; what else was said does where enough products have it, and brings those that have it forward. */
async function matchHead(
  db: Queryable,
  reading: Reading,
  entries: readonly Entry[],
  hasAccents: boolean,
  lexicon: Lexicon,
): Promise<Matched | null> {
  const head = meantBy(entries);
  const narrowing = narrowingOf(reading);
  const said = reading.rest.map((group): Condition => ({
    typed: textOf(group),
    query: allOf(group, hasAccents, "ABC"),
  }));
  const all = every([head, ...[...narrowing, ...said].map(({ query }) => query)]);
  const [found = 0, enough = 0, ...alone] = await countUpTo(db, FEW, [
    head,
    all,
    ...[...narrowing, ...said].map(({ query }) => every([head, query])),
  ]);
  if (found === 0) return null;
  const isMissing = (index: number) => alone[index] === 0;
  const isOther = reading.isCompound || entries.every(({ what }) => what === "category");
  if (isOther && said.length > 0 && isMissing(narrowing.length)) return null;
  const narrowed = narrowing.filter((_, index) => !isMissing(index));
  return {
    matching: {
      need: enough >= FEW ? all : every([head, ...narrowed.map(({ query }) => query)]),
      ranks: [
        ...said.map(({ query }) => ({ words: query, worth: WORTH.said })),
        ...ranksOf(reading, entries, hasAccents, lexicon),
      ],
    },
    left_out: [...narrowing, ...said].filter((_, index) => isMissing(index)).map(({ typed }) => typed),
  };
}

function narrowingOf({ maker, audience }: Reading): Condition[] {
  return [
    ...(maker ? [{ typed: textOf(maker.words), query: meantBy(maker.entries) }] : []),
    ...(audience ? [{ typed: textOf(audience.words), query: notForOthers(audience.audience) }] : []),
  ];
}

/** Without a name that is known: products that say all of it. Syllables of a compound stand together, and one alone is no part of another. */
async function matchWords(
  db: Queryable,
  { maker, audience, rest }: Reading,
  words: readonly Word[],
  hasAccents: boolean,
): Promise<Matched | null> {
  const others = [
    ...(maker ? [meantBy(maker.entries)] : []),
    ...(audience
      ? [rest.length + (maker ? 1 : 0) > 0 ? notForOthers(audience.audience) : madeFor(audience.audience)]
      : []),
  ];
  const groups = rest.map((group) =>
    phrase(group, hasAccents, group.length === 1 && group.every(isSyllable) ? "BC" : "ABC"),
  );
  const asTyped = words.length > 1 ? [phrase(words, hasAccents, "AB")] : [];
  const apart = [...groups, ...others].length > 0 ? [every([...groups, ...others])] : [];
  const ways = [...asTyped, ...apart];
  const found = await countUpTo(db, 1, ways);
  const need = ways.find((_, index) => found[index]);
  if (need === undefined) return null;
  return {
    matching: { need, ranks: audience ? [{ words: madeFor(audience.audience), worth: WORTH.audience }] : [] },
    left_out: [],
  };
}

function ranksOf(
  { head, audience, rest }: Reading,
  entries: readonly Entry[],
  hasAccents: boolean,
  lexicon: Lexicon,
): Matching["ranks"] {
  const readings = readingsOf(entries, lexicon);
  const kinds = entries.filter(({ what }) => what === "kind");
  const own = kinds.filter(({ id, text }) => isNameOf(lexicon, id, text));
  return [
    ...(readings.length > 1
      ? readings.map((same, index) => ({
          words: meantBy(same),
          worth: WORTH.reading * (readings.length - index),
        }))
      : []),
    ...(own.length > 0 ? [{ words: meantBy(own), worth: WORTH.name }] : []),
    ...(audience ? [{ words: madeFor(audience.audience), worth: WORTH.audience }] : []),
    ...[...(head ? [head.words] : []), ...rest].map((group) => ({
      words: phrase(group, hasAccents, "AB"),
      worth: WORTH.phrase,
    })),
  ];
}

function isNameOf({ kinds }: Lexicon, id: number, text: string): boolean {
  const kind = kinds.get(id);
  return (
    kind !== undefined &&
    [kind.name_vi, kind.name_en].some((name) => name.toLowerCase() === text.toLowerCase())
  );
}

/** The ways to read what was typed without accents, those first that more of the catalogue means. */
export function readingsOf(entries: readonly Entry[], { kinds }: Lexicon): Entry[][] {
  const spelledOf = ({ words }: Entry) => words.map(({ spelled }) => spelled).join("");
  const sizeOf = (same: readonly Entry[]) =>
    same.reduce((sum, { what, id }) => sum + (what === "kind" ? (kinds.get(id)?.product_count ?? 0) : 0), 0);
  return [...Map.groupBy(entries, spelledOf).values()].toSorted((one, other) => sizeOf(other) - sizeOf(one));
}

/** For each query how many products have it, counted no further than `most`. */
async function countUpTo(db: Queryable, most: number, queries: readonly string[]): Promise<number[]> {
  if (queries.length === 0) return [];
  const each = queries.map(
    (query) =>
      sql`(select count(*) from (select from product_documents where words @@ ${query}::tsquery limit ${most}) as some_of_them)`,
  );
  const { rows } = await db.execute<{ found: number[] }>(
    sql`select array[${sql.join(each, sql`, `)}]::integer[] as found`,
  );
  return rows[0]?.found ?? [];
}

const textOf = (words: readonly Word[]): string => words.map(({ spelled }) => spelled).join(" ");
