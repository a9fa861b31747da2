import { sql } from "drizzle-orm";
import type { ProductSort } from "@sen/api";
import type { Database } from "../../../database/connect.ts";
import { conditionsOf, type ListingQuery, type Part } from "./filters.ts";
import { fits, hitsOf, type Among, type Matching } from "./hits.ts";
import { FOLLOWED_SECONDS, keptBy, OLD_AFTER, type Keeper } from "./kept.ts";
import { orderBy } from "./orders.ts";
import { listText } from "./questions.ts";

/** So many products of a list are made out at first; whoever looks further has all of it made out. */
const HEAD = 2_000;
/** With so many of them among the best sold, the others come after these by how often they were sold alone. */
const ENOUGH = 300;

/** A move is written down with the time at which its transaction began, which may be so long before others see it. */
const LONGEST_TRANSACTION = "30 seconds";

/** The ids of a list with a keyword, in their order. */
interface Ranked {
  ids: number[];
  /** How many of the list come before them. */
  from: number;
  /** Whether the list ends with them. */
  isWhole: boolean;
}

/** Ids of a part of a list with a keyword. What many products have is ranked among the best sold of each category alone. */
export async function readRanked(
  db: Database,
  query: ListingQuery,
  matching: Matching,
  { offset, count, sort }: Part,
  seconds: number,
): Promise<number[]> {
  const text = `${sort} ${listText(query, matching)}`;
  const read = async (name: "head" | "whole", most: number | null) => {
    const question = { what: "hits", text: `${name} ${text}`, seconds } as const;
    const { ids, from, isWhole } = await keptBy(
      db,
      question,
      hits(db, matching, { offset, count, seconds }),
      () => rank(db, query, matching, sort, most),
    );
    return { ids: ids.slice(offset - from, offset - from + count), isWhole };
  };
  if (offset + count <= HEAD) {
    const head = await read("head", HEAD);
    if (head.isWhole || head.ids.length === count) return head.ids;
  }
  return (await read("whole", null)).ids;
}

async function rank(
  db: Database,
  query: ListingQuery,
  matching: Matching,
  sort: ProductSort,
  most: number | null,
): Promise<Ranked> {
  const ranked = async (which: Among, order = sort) => {
    const tier = order === "relevance" ? sql.raw("hit.tier, ") : sql.raw("");
    const { rows } = await db.execute<{ ids: number[] }>(sql`
      select array(
        select i.product_id from product_index i join (${hitsOf(matching, which)}) hit on hit.product_id = i.product_id
        where ${conditionsOf(query)} order by ${tier}${orderBy(order)} limit ${most}::bigint
      ) as ids`);
    return rows[0]?.ids ?? [];
  };
  if (sort === "relevance") {
    const best = await ranked("bestsellers");
    if (best.length >= ENOUGH) {
      const others = most === null ? await ranked("others", "popular") : [];
      return { ids: [...best, ...others], from: 0, isWhole: most === null };
    }
  }
  const ids = await ranked("all");
  return { ids, from: 0, isWhole: most === null || ids.length < most };
}

/** Keeps ranked lists; of one that is kept only the part that is looked at is read. One that nothing moved in does not grow old until `FOLLOWED_SECONDS`. */
function hits(
  { primary }: Database,
  matching: Matching,
  { offset, count, seconds }: Omit<Part, "sort"> & { seconds: number },
): Keeper<Ranked> {
  const concerned = fits(matching);
  return {
    async read({ slot, question }) {
      const { rows } = await primary.execute<{ ids: number[]; is_whole: boolean; age: number }>(sql`
        select product_ids[${offset + 1}::integer : ${offset + count}::integer] as ids, is_whole,
          case when age between ${seconds * OLD_AFTER} and ${FOLLOWED_SECONDS} and not exists (
            select from product_moves
            where moved_at > made_at - ${LONGEST_TRANSACTION}::interval and ${concerned}
          ) then 0 else age end as age
        from kept_hits cross join lateral (select extract(epoch from now() - made_at)::real as age) as aged
        where slot = ${slot} and question = ${question}`);
      const [found] = rows;
      return (
        (found && { kept: { ids: found.ids, from: offset, isWhole: found.is_whole }, age: found.age }) ?? null
      );
    },
    async write({ slot, question }, { ids, isWhole }) {
      await primary.execute(sql`
        insert into kept_hits (slot, question, made_at, product_ids, is_whole)
        values (${slot}, ${question}, now(), ${sql.param(ids)}::integer[], ${isWhole})
        on conflict (slot) do update set question = excluded.question, made_at = excluded.made_at,
          product_ids = excluded.product_ids, is_whole = excluded.is_whole`);
    },
  };
}
