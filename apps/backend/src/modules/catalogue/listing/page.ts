import type { ProductSort } from "@sen/api";
import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { conditionsOf, isGrouped, type ListingQuery, type Paging, type Part } from "./filters.ts";
import type { Matching } from "./hits.ts";
import { followed, kept } from "./kept.ts";
import { isSince } from "./moves.ts";
import { anchorOf, isAfter, orderBy, sortColumns, type Anchor } from "./orders.ts";
import { listText } from "./questions.ts";
import { readRanked } from "./ranked.ts";

/** A part that begins before this product of its list is counted off from the beginning. */
const NEAR = 240;
/**
 * Anchors of a list at most: a page is read from the one before it. As many however long the list is, so that in a narrow list,
 * whose products lie far apart in the index, reading on from one passes over no more of the index than in a wide one.
 */
const MOST_ANCHORS = 1_000;
/** Products from one anchor to the next at least. */
const LEAST_APART = 20;
/** So many products may have come since the anchors of a list were read: a part further behind its end is empty. */
const NEWCOMERS = 240;
/** How many times longer than anything else anchors are kept: products move little among so many. */
const ANCHORS_KEPT = 10;

/** Ids of the products on one page of a list; what it depends on may be so many seconds old. */
export async function readPage(
  db: Database,
  query: ListingQuery,
  matching: Matching | null,
  { page, per_page, sort_by = "relevance" }: Paging,
  seconds: number,
): Promise<number[]> {
  const part = { offset: (page - 1) * per_page, count: per_page };
  if (matching) return readRanked(db, query, matching, { ...part, sort: sort_by }, seconds);
  return readSorted(db, query, { ...part, sort: sort_by }, seconds);
}

async function readSorted(
  db: Database,
  query: ListingQuery,
  { offset, count, sort }: Part,
  seconds: number,
): Promise<number[]> {
  const anchor = offset < NEAR ? null : await anchorBefore(db, query, { offset, sort }, seconds);
  if (anchor?.isBeyond) return [];
  const beginning = anchor ? isAfter(sort, anchor.at) : await fromFirstPrice(db, query, sort, seconds);
  const { rows } = await db.execute<{ product_id: number }>(sql`
    select i.product_id from product_index i
    where ${conditionsOf(query)} and ${beginning}
    order by ${orderBy(sort)} limit ${count} offset ${offset - (anchor?.place ?? 0)}`);
  return rows.map(({ product_id }) => product_id);
}

/**
 * A condition that leaves out what comes before the first product of a list by price. The index of prices has a hundred thousand cheaper
 * products before the cheapest of a dear category.
 */
async function fromFirstPrice(
  db: Database,
  query: ListingQuery,
  sort: ProductSort,
  seconds: number,
): Promise<SQL> {
  if ((sort !== "price_asc" && sort !== "price_desc") || !isGrouped(query)) return sql.raw("true");
  const isAscending = sort === "price_asc";
  const read = async (prices: SQL) => {
    const { rows } = await db.execute<{ price: number | null; snapshot: string }>(
      sql`select pg_current_snapshot()::text as snapshot, (${prices}) as price`,
    );
    return rows[0] ?? { price: null, snapshot: "" };
  };
  const { price } = await followed(
    db,
    { what: "anchors", text: `first ${sort} ${listText(query, null)}`, seconds },
    () =>
      read(
        sql`select i.price from product_index i where ${conditionsOf(query)} order by ${orderBy(sort)} limit 1`,
      ),
    async (before) => {
      const came = await read(sql`
        select ${sql.raw(isAscending ? "min" : "max")}(i.price) from product_moves i
        where ${isSince(before.snapshot)} and i.change = 1 and ${conditionsOf(query)}`);
      const known = [before.price, came.price].filter((one) => one !== null);
      return {
        price: known.length > 0 ? Math[isAscending ? "min" : "max"](...known) : null,
        snapshot: came.snapshot,
      };
    },
  );
  if (price === null) return sql.raw("true");
  return isAscending ? sql`i.price >= ${price}::bigint` : sql`i.price <= ${price}::bigint`;
}

/** Where a part of a list is read from: after which product, and how many come up to it. */
interface Beginning {
  at: Anchor;
  place: number;
  /** Whether the list ends before the part. */
  isBeyond: boolean;
}

async function anchorBefore(
  db: Database,
  query: ListingQuery,
  { offset, sort }: Pick<Part, "offset" | "sort">,
  seconds: number,
): Promise<Beginning | null> {
  // Servers of before keep bare lists of anchors, each 240 apart, under the text without this word.
  const text = `spaced ${sort} ${listText(query, null)}`;
  const { apart, anchors } = await kept(db, { what: "anchors", text, seconds: seconds * ANCHORS_KEPT }, () =>
    readAnchors(db, query, sort),
  );
  const wanted = Math.floor(offset / apart);
  const number = Math.min(wanted, anchors.length);
  const at = anchors[number - 1];
  const isBeyond = offset >= (anchors.length + 1) * apart + NEWCOMERS;
  return at ? { at, place: number * apart, isBeyond } : null;
}

/** Each so many products of a list one, in its order. */
interface Anchors {
  apart: number;
  anchors: Anchor[];
}

async function readAnchors(db: Database, query: ListingQuery, sort: ProductSort): Promise<Anchors> {
  const { rows } = await db.execute<{ apart: number | null; anchors: Anchor[] }>(sql`
    select max(i.apart) as apart, coalesce(json_agg(${anchorOf(sort)} order by i.place), '[]') as anchors
    from (
      select ${sortColumns(sort)}, row_number() over (order by ${orderBy(sort)}) as place,
        greatest(${LEAST_APART}::integer, ceil(count(*) over () / ${MOST_ANCHORS}::real)::integer) as apart
      from product_index i where ${conditionsOf(query)}
    ) as i
    where i.place % i.apart = 0`);
  const [read] = rows;
  return { apart: read?.apart ?? LEAST_APART, anchors: read?.anchors ?? [] };
}
