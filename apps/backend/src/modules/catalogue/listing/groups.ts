import { sql, type SQL } from "../../../database/drizzle.ts";
import type { Database } from "../../../database/connect.ts";
import { bandsOf, bandStarts } from "../bands.ts";
import { ofWholeShop } from "./of-whole-shop.ts";
import { allOf, conditionsOf, deliveryBits } from "./conditions.ts";
import { deliveryTypes, type FacetCounts, type ListingQuery } from "./listing.ts";

/** Products that are alike in all that facets count: how many, and how many of these cost what the list asks for. */
export type FacetGroup = [
  category: number,
  maker: number,
  mall: number,
  delivery: number,
  hasShippingDiscount: boolean,
  stars: number,
  band: number,
  products: number,
  priced: number,
];

const stars = sql.raw("floor(rating)::integer");
const band = sql.raw(`width_bucket(price, array[${bandStarts.slice(1).join(", ")}]::bigint[])`);

/** Groups of a list. Where those of the whole shop are used, only their products in price ranges that the list has as a whole are in it. */
export interface ListGroups {
  groups: readonly FacetGroup[];
  whole: ReadonlySet<number> | null;
}

/** The band of rows that belong to no price range. */
const NO_BAND = -1;

/** SQL for one value: rows of `listing` as groups. */
export const groupsIn = (rows: SQL, priced: SQL | undefined): SQL => sql`(
  select coalesce(json_agg(json_build_array(category_id, maker_id, mall_id, delivery, shipping_discount, stars, band, products, priced)), '[]')
  from (
    select category_id, maker_id, mall_id, delivery, shipping_discount, ${stars} as stars, ${band} as band, count(*) as products,
      count(*) filter (where ${allOf([priced])}) as priced
    from ${rows} group by 1, 2, 3, 4, 5, 6, 7
  ) as alike)`;

async function readGroups(db: Database, rows: SQL, priced?: SQL): Promise<FacetGroup[]> {
  const answer = await db.execute<{ groups: FacetGroup[] }>(sql`select ${groupsIn(rows, priced)} as groups`);
  return answer.rows[0]?.groups ?? [];
}

const groupsOfShop = ofWholeShop((db) => readGroups(db, sql.raw("listing")));

/**
 * The groups of a list without a keyword. Those of the whole shop are in memory; counted anew are those of a shop, and of the price ranges that the
 * list's own cuts in two: up to so many that all filters let through, and as many together that one of them alone keeps out.
 */
export async function groupsOf(
  db: Database,
  query: ListingQuery,
  most: number,
  seconds: number,
): Promise<ListGroups> {
  const { price, tenant, ...facets } = conditionsOf(query);
  if (tenant) {
    const rows = sql`(select * from listing where ${tenant} limit ${most}) as looked_at`;
    return { groups: await readGroups(db, rows, price), whole: null };
  }
  const all = await groupsOfShop(db, seconds);
  if (!price) return { groups: all, whole: null };
  const { whole, cut } = bandsOf(query);
  const chosen = Object.values(facets).filter((one) => one !== undefined);
  const ways = [null, ...chosen].map((out) =>
    allOf([price, ...chosen.map((each) => (each === out ? sql`not (${each})` : each))]),
  );
  const ofCut = cut.flatMap(({ from, to }) =>
    ways.map((way, index) => {
      const limit = Math.ceil(most / cut.length / (index === 0 ? 1 : chosen.length));
      return sql`(select * from listing where price between ${from}::bigint and ${to}::bigint and ${way} limit ${limit})`;
    }),
  );
  if (ofCut.length === 0) return { groups: all, whole };
  const inCut = await readGroups(db, sql`(${sql.join(ofCut, sql` union all `)}) as looked_at`);
  for (const group of inCut) group[6] = NO_BAND;
  return { groups: [...all, ...inCut], whole };
}

/** Counts a list and its facets, each by all filters but its own. */
export function countFacets({ groups, whole }: ListGroups, query: ListingQuery): FacetCounts {
  const [categories, makers, malls] = [query.category_id, query.maker_id, query.mall_id].map((ids) =>
    ids?.length ? new Set(ids) : null,
  );
  const bits = deliveryBits(query);
  const counts = {
    total: 0,
    categories: new Map<number, number>(),
    makers: new Map<number, number>(),
    malls: new Map<number, number>(),
    prices: new Map<number, number>(),
    ratings: new Map<number, number>(),
    delivery: new Map<number, number>(),
    shipping_discount: 0,
  };
  for (const [category, maker, mall, delivery, hasDiscount, stars, band, products, inPrice] of groups) {
    const ofOther = Number(categories?.has(category) === false);
    const byOther = Number(makers?.has(maker) === false);
    const elsewhere = Number(malls?.has(mall) === false);
    const otherwise = Number(bits > 0 && (delivery & bits) === 0);
    const dearer = Number(query.shipping_discount === 1 && !hasDiscount);
    const worse = Number(stars < (query.rating_min ?? 0));
    const missed = ofOther + byOther + elsewhere + otherwise + dearer + worse;
    if (missed > 1) continue;
    if (missed === 0 && band !== NO_BAND) add(counts.prices, band, products);
    const priced = whole === null || band === NO_BAND || whole.has(band) ? inPrice : 0;
    if (priced === 0) continue;
    // A facet counts what its own filter alone keeps out.
    if (missed === ofOther) add(counts.categories, category, priced);
    if (missed === byOther) add(counts.makers, maker, priced);
    if (missed === elsewhere) add(counts.malls, mall, priced);
    if (missed === worse) add(counts.ratings, stars, priced);
    if (missed === dearer && hasDiscount) counts.shipping_discount += priced;
    if (missed === 0) counts.total += priced;
    if (missed !== otherwise) continue;
    for (let place = 0; place < deliveryTypes.length; place += 1) {
      if (delivery & (1 << place)) add(counts.delivery, place, priced);
    }
  }
  return counts;
}

function add(counts: Map<number, number>, key: number, more: number): void {
  counts.set(key, (counts.get(key) ?? 0) + more);
}
