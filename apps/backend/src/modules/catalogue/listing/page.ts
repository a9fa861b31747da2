import type { ProductSort } from "@sen/api";
import { sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { conditionsOf, type ListingQuery, type Paging, type Part } from "./filters.ts";
import type { Matching } from "./hits.ts";
import { kept } from "./kept.ts";
import { anchorOf, isAfter, orderBy, sortColumns, type Anchor } from "./orders.ts";
import { listText } from "./questions.ts";
import { readRanked } from "./ranked.ts";

/** Every so many products of a list one is an anchor: a page is read from the one before it. */
const ANCHOR_EVERY = 240;
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
  const anchor = offset < ANCHOR_EVERY ? null : await anchorBefore(db, query, { offset, sort }, seconds);
  if (anchor?.isBeyond) return [];
  const { rows } = await db.execute<{ product_id: number }>(sql`
    select i.product_id from product_index i
    where ${conditionsOf(query)} and ${anchor ? isAfter(sort, anchor.at) : sql.raw("true")}
    order by ${orderBy(sort)} limit ${count} offset ${offset - (anchor?.place ?? 0)}`);
  return rows.map(({ product_id }) => product_id);
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
  const text = `${sort} ${listText(query, null)}`;
  const anchors = await kept(db, { what: "anchors", text, seconds: seconds * ANCHORS_KEPT }, () =>
    readAnchors(db, query, sort),
  );
  const wanted = Math.floor(offset / ANCHOR_EVERY);
  const number = Math.min(wanted, anchors.length);
  const at = anchors[number - 1];
  // One more than are known may have come since.
  return at ? { at, place: number * ANCHOR_EVERY, isBeyond: wanted > anchors.length + 1 } : null;
}

async function readAnchors(db: Database, query: ListingQuery, sort: ProductSort): Promise<Anchor[]> {
  const { rows } = await db.execute<{ anchors: Anchor[] }>(sql`
    select coalesce(json_agg(${anchorOf(sort)} order by i.place), '[]') as anchors
    from (
      select ${sortColumns(sort)}, row_number() over (order by ${orderBy(sort)}) as place
      from product_index i where ${conditionsOf(query)}
    ) as i
    where i.place % ${ANCHOR_EVERY} = 0`);
  return rows[0]?.anchors ?? [];
}
