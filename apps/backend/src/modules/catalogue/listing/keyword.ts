import { sql } from "drizzle-orm";
import type { Queryable } from "../../../database/connect.ts";
import type { Locale } from "../../../texts/messages.ts";
import { accented } from "./accents.ts";
import { hitsOf, nearestHit, type Matching } from "./hits.ts";
import { readSlots, type Slot } from "./slots.ts";
import { nearestWords } from "./spelling.ts";
import { hasAccents } from "./tsquery.ts";

/** What a keyword comes to. */
export interface Understanding {
  matching: Matching;
  /** The keyword that was meant, when it was not the one sent. */
  suggestion: string | null;
  /** Words, as they were typed, that no product has together with the others. */
  left_out: readonly string[];
}

/** Below this many products, other accents are searched too, and then what merely comes near. */
const FEW = 24;
/** Mistyped words are looked up among all words of the catalogue: no more of them than this. */
const MOST_CORRECTIONS = 4;

/**
 * Makes out what a keyword asks for: its words as they are spelled, then with other accents; with slips of the finger put right
 * in words that the catalogue has not; at last what comes near, and which words are left out of it. Null when the keyword
 * is blank; one without words finds nothing.
 */
export async function understand(
  db: Queryable,
  keyword: string | undefined,
  locale: Locale,
): Promise<Understanding | null> {
  if (!keyword?.trim()) return null;
  const slots = await readSlots(db, keyword);
  if (slots.length === 0) return { matching: { how: "words", slots }, suggestion: null, left_out: [] };
  const all = await matchAll(db, slots);
  if (all) return { matching: all, suggestion: null, left_out: [] };
  const corrected = await correct(db, slots);
  if (corrected) {
    const matching = (await matchAll(db, corrected)) ?? (await matchNear(db, corrected)).matching;
    const plain = corrected.flatMap(({ choices: [typed] }) => typed?.words.map((word) => word.plain) ?? []);
    return { matching, suggestion: await accented(db, plain.join(" "), locale), left_out: [] };
  }
  return { ...(await matchNear(db, slots)), suggestion: null };
}

/** The way in which enough products have all the slots; null where too few have. */
async function matchAll(db: Queryable, slots: readonly Slot[]): Promise<Matching | null> {
  if (hasAccents(slots)) {
    const exact: Matching = { how: "exact", slots };
    if ((await countUpTo(db, exact, FEW)) >= FEW) return exact;
  }
  const words: Matching = { how: "words", slots };
  return (await countUpTo(db, words, FEW)) >= FEW ? words : null;
}

async function countUpTo(db: Queryable, matching: Matching, most: number): Promise<number> {
  const { rows } = await db.execute<{ found: number }>(sql`
    select count(*)::integer as found from (select from (${hitsOf(matching)}) hit limit ${most}) some_of_them`);
  return rows[0]?.found ?? 0;
}

/** What comes near, and the slots that the nearest product lacks. */
async function matchNear(db: Queryable, slots: readonly Slot[]): Promise<Omit<Understanding, "suggestion">> {
  const { rows } = await db.execute<{ least: number; found: boolean[] }>(nearestHit(slots));
  const [nearest] = rows;
  if (!nearest) return { matching: { how: "words", slots: [] }, left_out: [] };
  const left_out = slots.filter((_, index) => !nearest.found[index]).map(({ typed }) => typed);
  return { matching: { how: "near", slots, least: nearest.least }, left_out };
}

/** The slots with words that the catalogue has in the place of those that it has not; null when that cannot be done. */
async function correct(db: Queryable, slots: readonly Slot[]): Promise<Slot[] | null> {
  const unknown = slots.flatMap(({ known }, index) => (known ? [] : [index]));
  if (unknown.length === 0 || unknown.length > MOST_CORRECTIONS) return null;
  const near = await nearestWords(
    db,
    unknown.map((index) => slots[index]?.choices[0]?.words.map(({ plain }) => plain).join("") ?? ""),
  );
  let settled: (Slot | null)[] = slots.map((slot) => (slot.known ? slot : null));
  // Each is settled by what was settled before it.
  for (const [place, index] of unknown.entries()) {
    const tries = (near[place] ?? []).map((word) => settled.with(index, slotOfWord(word)));
    const best = await mostFound(db, tries);
    if (best === null) return null;
    settled = best;
  }
  return settled.filter((slot) => slot !== null);
}

const slotOfWord = (word: string): Slot => ({
  typed: word,
  choices: [{ words: [{ spelled: word, plain: word }], together: true }],
  known: true,
});

/** Of several sets of slots the one that most products have; null when none has any. */
async function mostFound(db: Queryable, sets: readonly (Slot | null)[][]): Promise<(Slot | null)[] | null> {
  const counts = await Promise.all(
    sets.map((set) => countUpTo(db, { how: "words", slots: set.filter((slot) => slot !== null) }, 200)),
  );
  const most = Math.max(0, ...counts);
  return most === 0 ? null : (sets[counts.indexOf(most)] ?? null);
}
