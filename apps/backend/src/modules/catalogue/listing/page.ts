import { sql, type SQL } from "../../../database/drizzle.ts";
import type { Database } from "../../../database/connect.ts";
import { priceBands } from "../bands.ts";
import { cached } from "./cache.ts";
import {
  conditionsOf,
  groupsOf,
  isGrouped,
  listText,
  type ListingQuery,
  type ListSource,
  type Paging,
} from "./filters.ts";
import { hitsOf } from "./hits.ts";
import { orderBy } from "./orders.ts";

/** Pages that a list has at most: who looks further narrows it or sorts it otherwise. */
export const MOST_PAGES = 100;
/** A price that changed stands in sorted searches after so many seconds. */
const FRESH_SECONDS = 2;
/** Of a search so many products are put in order at once. */
const HEAD = 240;

/** Ids of the products on one page of a list; none behind the last that is offered. */
export async function readPage(
  db: Database,
  source: ListSource,
  paging: Paging,
  seconds: number,
): Promise<number[]> {
  const { page, per_page } = paging;
  if (page > MOST_PAGES) return [];
  const offset = (page - 1) * per_page;
  if (!source.matching) return readSorted(db, source.query, paging, offset);
  const head = Math.max(HEAD, offset + per_page);
  const question = {
    what: "hits",
    text: `${paging.sort_by} ${head} ${listText(source)}`,
    seconds: Math.min(seconds, FRESH_SECONDS),
  } as const;
  const ids = await cached(db, question, () => readRanked(db, source, paging, head));
  return ids.slice(offset, offset + per_page);
}

async function readSorted(
  db: Database,
  query: ListingQuery,
  { per_page, sort_by = "relevance" }: Paging,
  offset: number,
): Promise<number[]> {
  const { rows } = await db.execute<{ product_id: number }>(sql`
    select i.product_id from product_index i
    where ${conditionsOf(query)} and ${fromFirstBand(query, sort_by)}
    order by ${orderBy(sort_by)} limit ${per_page} offset ${offset}`);
  return rows.map(({ product_id }) => product_id);
}

async function readRanked(
  db: Database,
  { query, matching, mostHits }: ListSource,
  { sort_by = "relevance" }: Paging,
  most: number,
): Promise<number[]> {
  if (!matching) return [];
  const worth = sort_by === "relevance" ? sql.raw("hit.worth desc, ") : sql.raw("");
  const { rows } = await db.execute<{ ids: number[] }>(sql`
    select array(
      select i.product_id from product_index i join (${hitsOf(matching, mostHits)}) hit on hit.product_id = i.product_id
      where ${conditionsOf(query)} order by ${worth}${orderBy(sort_by)} limit ${most}
    ) as ids`);
  return rows[0]?.ids ?? [];
}

/**
 * A condition that leaves out what comes before the first product of a list by price: the index of prices has a hundred thousand cheaper
 * products before the cheapest of a dear category.
 */
function fromFirstBand(query: ListingQuery, sort: Paging["sort_by"]): SQL {
  if ((sort !== "price_asc" && sort !== "price_desc") || !isGrouped(query)) return sql.raw("true");
  const starts = sql.raw(`array[${priceBands.map(({ price_min }) => price_min ?? 0).join(", ")}]::bigint[]`);
  const band = (of: string) =>
    sql`(select ${sql.raw(of)}(g.price_band) from facet_groups g where g.products > 0 and g.id in (${groupsOf(query)}))`;
  return sort === "price_asc"
    ? sql`i.price >= (${starts})[${band("min")} + 1]`
    : sql`i.price < coalesce((${starts})[${band("max")} + 2], 9007199254740991)`;
}
