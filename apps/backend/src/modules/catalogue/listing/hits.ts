import { sql, type SQL } from "drizzle-orm";
import type { Slot } from "./slots.ts";
import {
  allOf,
  anyOf,
  beginsWith,
  hasAccents,
  pairOf,
  plainSlot,
  slotQuery,
  type Accents,
} from "./tsquery.ts";

/**
 * How a keyword is matched. `exact`: every slot is in the name, the brand or the category as it was spelled. `words`: or
 * with other accents. `near`: whatever comes near enough, its description counted in; for keywords that name little.
 */
export type Matching =
  { how: "exact" | "words"; slots: readonly Slot[] } | { how: "near"; slots: readonly Slot[]; least: number };

/** More than any score is. */
const OTHER_ACCENTS = 1_000;
/** What a slot counts that only the description has, and one that nothing has. */
const DESCRIBED = 2;
const MISSING = -8;
/** Of the nearest product's score, what another must have to be shown as well where several words are asked for. */
const NEAR_ENOUGH = 0.75;

/** Which products are looked at: all, the best sold of each category, or those that are not. */
export type Among = "all" | "bestsellers" | "others";

const among: Record<Among, SQL> = {
  all: sql.raw("true"),
  bestsellers: sql.raw("bestseller"),
  others: sql.raw("not bestseller"),
};

/**
 * The products that a keyword finds, as a table (product_id, tier), each once; the lower the tier the nearer. Products that are
 * spelled as it was typed come before those with other accents. Among them, what the thing is (the first words of its name,
 * its category) counts more than its other words and its brand, what is asked for first more than what comes after, and
 * words that stand together more than scattered ones.
 */
export function hitsOf(matching: Matching, which: Among = "all"): SQL {
  const { how, slots } = matching;
  if (slots.length === 0) return sql.raw("select product_id, 0 as tier from product_documents where false");
  if (how === "near") {
    return sql`
      select product_id, - score as tier from (${nearHits(slots)}) near
      where score >= ${matching.least} and ${among[which]}`;
  }
  return sql`
    select product_id, ${tierOf(slots)} as tier from product_documents
    where ${fits(matching) ?? sql.raw("false")} and ${among[which]}`;
}

/** Whether a product is found, by its `words` alone; null for a keyword of which only what comes near is shown. */
export function fits({ how, slots }: Matching): SQL | null {
  if (slots.length === 0) return sql.raw("false");
  return how === "near" ? null : sql`words @@ ${allOf(slots, how === "exact" ? "exact" : "loose")}`;
}

/**
 * The product that comes nearest, as a table (least, found): the score that others must have, and for each slot whether it has
 * it. No row where none comes near.
 */
export function nearestHit(slots: readonly Slot[]): SQL {
  const found = slots.map((slot) => sql`(${isNamed(slot)} or ${isDescribed(slot)})`);
  return sql`
    select ${slots.length === 1 ? sql.raw("1") : sql`floor(hit.score * ${NEAR_ENOUGH}::real)::integer`} as least, array[${sql.join(found, sql`, `)}] as found
    from (${nearHits(slots)}) hit join product_documents using (product_id) join product_index i using (product_id)
    where hit.score > 0 order by hit.score desc, i.sold_count desc, product_id limit 1`;
}

/**
 * Products with any of the slots, and with their score. Of those that lack some only the best sold of each category: a
 * word of many would bring them all.
 */
function nearHits(slots: readonly Slot[]): SQL {
  const places = slots.map(
    (
      slot,
      index,
    ) => sql`case when ${isNamed(slot)} then ${placeOf(slot, weightOf(slots, index), hasAccents(slots))}
      when ${isDescribed(slot)} then ${DESCRIBED} else ${MISSING * weightOf(slots, index)} end`,
  );
  return sql`
    select product_id, bestseller, ${sql.join([...places, ...bonusesOf(slots)], sql` + `)} as score
    from product_documents
    where words @@ ${allOf(slots, "loose")}
      or bestseller and (words @@ ${anyOf(slots, "loose")} or (${sql.join(slots.map(isDescribed), sql` and `)}))`;
}

const isNamed = (slot: Slot): SQL => sql`words @@ ${slotQuery(slot, "loose")}`;
const isDescribed = (slot: Slot): SQL => sql`described @@ ${plainSlot(slot)}`;

function tierOf(slots: readonly Slot[]): SQL {
  const accents = hasAccents(slots);
  const places = slots.map((slot, index) => placeOf(slot, weightOf(slots, index), accents));
  const score = sql.join([...places, ...bonusesOf(slots)], sql` + `);
  return accents
    ? sql`case when words @@ ${allOf(slots, "exact")} then 0 else ${OTHER_ACCENTS} end - (${score})`
    : sql`- (${score})`;
}

/** How much a slot counts, by its words: Vietnamese names a thing in the first two and then says more of it. */
function weightOf(slots: readonly Slot[], index: number): number {
  const before = slots.slice(0, index).reduce((sum, slot) => sum + lengthOf(slot), 0);
  const words = lengthOf(slots[index]);
  return words + Math.max(0, Math.min(words, 2 - before));
}

const lengthOf = (slot: Slot | undefined): number => slot?.choices[0]?.words.length ?? 0;

/** What a slot counts by where it stands. Accents that were typed count; a word without any is a little nearer to one that has none. */
function placeOf(slot: Slot, weight: number, accents: boolean): SQL {
  const at = (how: Accents, weights: "A" | "AB" | "ABC" | "") =>
    sql`words @@ ${slotQuery(slot, how, weights)}`;
  const place = accents
    ? sql`case when ${at("exact", "A")} then 12 when ${at("exact", "AB")} then 8 when ${at("exact", "ABC")} then 5
        when ${at("exact", "")} then 2 when ${at("loose", "AB")} then 2 else 1 end`
    : sql`case when ${at("loose", "A")} then 12 when ${at("loose", "AB")} then 8 when ${at("loose", "ABC")} then 5 else 2 end
        + case when ${at("exact", "AB")} then 3 else 0 end`;
  return sql`${weight} * (${place})`;
}

/** What words count that stand together, and a name that begins with what is asked for first. */
function bonusesOf(slots: readonly Slot[]): SQL[] {
  const accents: Accents = hasAccents(slots) ? "exact" : "loose";
  const [head] = slots;
  const pairs = slots
    .slice(1)
    .map(
      (slot, index) =>
        sql`case when words @@ ${pairOf(slots[index] ?? slot, slot, accents)} then 6 else 0 end`,
    );
  return head ? [...pairs, sql`case when words @@ ${beginsWith(head, accents)} then 5 else 0 end`] : pairs;
}
