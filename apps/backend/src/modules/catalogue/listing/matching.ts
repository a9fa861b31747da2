import { sql } from "../../../database/drizzle.ts";
import type { Queryable } from "../../../database/connect.ts";
import { isMaterial } from "./everyday-words.ts";
import type { Entry, Lexicon } from "./lexicon.ts";
import type { Matching } from "./pages.ts";
import type { Reading } from "./reading.ts";
import { allWords, every, madeFor, meantBy, notForOthers, phrase } from "./tsquery.ts";
import { isSyllable, textOf, type Word } from "./words.ts";

/** What is found for a reading, and which of its words nothing has. */
export interface Matched {
  matching: Matching;
  left_out: readonly string[];
}

/** With fewer products that have all that was said, the others of the kind follow them. */
const FEW = 24;

/** What bring products forward: another way to read the letters weighs more than all else together. */
const WORTH = { reading: 1_000, said: 100, audience: 40, name: 30, phrase: 20 } as const;

/** The products of a reading; null when Sen has none. */
export function matchReading(
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

/**
 * Products that are the thing. Brand, for whom and what it is made of narrow them; what else was said does where enough products have it, and else
 * brings those that have it forward.
 */
async function matchHead(
  db: Queryable,
  reading: Reading,
  entries: readonly Entry[],
  hasAccents: boolean,
  lexicon: Lexicon,
): Promise<Matched | null> {
  const { maker, audience, rest, isCompound } = reading;
  const head = meantBy(entries);
  const conditions = [
    ...rest.map((group) => ({
      typed: textOf(group),
      query: allWords(group, hasAccents),
      isFirm: isMaterial(group),
    })),
    ...(maker ? [{ typed: textOf(maker.words), query: meantBy(maker.entries), isFirm: true }] : []),
    ...(audience
      ? [{ typed: textOf(audience.words), query: notForOthers(audience.audience), isFirm: true }]
      : []),
  ];
  const all = every([head, ...conditions.map(({ query }) => query)]);
  const [ofKind = 0, enough = 0, ...alone] = await countUpTo(db, FEW, [
    head,
    all,
    ...conditions.map(({ query }) => every([head, query])),
  ]);
  if (ofKind === 0) return null;
  const isOther = isCompound || entries.every(({ what }) => what === "category");
  if (isOther && rest.length > 0 && alone[0] === 0) return null;
  const firm = conditions.filter(({ isFirm }, index) => isFirm && alone[index] !== 0);
  const wished = conditions.filter(({ isFirm }) => !isFirm);
  return {
    matching: {
      need: enough >= FEW ? all : every([head, ...firm.map(({ query }) => query)]),
      ranks: [
        ...wished.map(({ query }) => ({ words: query, worth: WORTH.said })),
        ...ranksOf(reading, entries, hasAccents, lexicon),
      ],
    },
    left_out: conditions.filter((_, index) => alone[index] === 0).map(({ typed }) => typed),
  };
}

/** Without a name that is known: products that say all of it. Syllables of a compound stand together, and one alone is no part of another. */
async function matchWords(
  db: Queryable,
  { maker, audience, rest }: Reading,
  words: readonly Word[],
  hasAccents: boolean,
): Promise<Matched | null> {
  const isAlone = rest.length === 0 && maker === null;
  const others = [
    ...(maker ? [meantBy(maker.entries)] : []),
    ...(audience ? [isAlone ? madeFor(audience.audience) : notForOthers(audience.audience)] : []),
  ];
  const groups = rest.map((group) =>
    phrase(group, hasAccents, group.length === 1 && group.every(isSyllable) ? "BC" : "ABC"),
  );
  const apart = [...groups, ...others];
  const ways = [
    ...(words.length > 1 ? [phrase(words, hasAccents, "AB")] : []),
    ...(apart.length > 0 ? [every(apart)] : []),
  ];
  const found = await countUpTo(db, 1, ways);
  const need = ways.find((_, index) => found[index]);
  if (need === undefined) return null;
  const ranks = audience ? [{ words: madeFor(audience.audience), worth: WORTH.audience }] : [];
  return { matching: { need, ranks }, left_out: [] };
}

function ranksOf(
  { head, audience, rest }: Reading,
  entries: readonly Entry[],
  hasAccents: boolean,
  lexicon: Lexicon,
): Matching["ranks"] {
  const readings = readingsOf(entries, lexicon);
  const own = entries.filter(({ what, id, text }) => what === "kind" && isNameOf(lexicon, id, text));
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
  return [kind?.name_vi, kind?.name_en].some((name) => name?.toLowerCase() === text.toLowerCase());
}

/** The ways to read what was typed without accents, those first that more of the catalogue means. */
export function readingsOf(entries: readonly Entry[], { kinds }: Lexicon): Entry[][] {
  const sizeOf = (same: readonly Entry[]) =>
    same.reduce((sum, { what, id }) => sum + (what === "kind" ? (kinds.get(id)?.product_count ?? 0) : 0), 0);
  const bySpelling = Map.groupBy(entries, ({ words }) => words.map(({ spelled }) => spelled).join(""));
  return [...bySpelling.values()].toSorted((one, other) => sizeOf(other) - sizeOf(one));
}

/** For each query how many products have it, counted no further than `most`. */
async function countUpTo(db: Queryable, most: number, queries: readonly string[]): Promise<number[]> {
  if (queries.length === 0) return [];
  const each = queries.map(
    (query) =>
      sql`(select count(*) from (select from listing where words @@ ${query}::tsquery limit ${most}) as some_of_them)`,
  );
  const { rows } = await db.execute<{ found: number[] }>(
    sql`select array[${sql.join(each, sql`, `)}]::integer[] as found`,
  );
  return rows[0]?.found ?? [];
}
