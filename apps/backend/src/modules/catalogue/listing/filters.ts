import { sql, type SQL } from "../../../database/drizzle.ts";
import type { Database } from "../../../database/connect.ts";
import { bandsOf, bandStarts } from "../bands.ts";
import { ofWholeShop } from "./of-whole-shop.ts";
import { deliveryTypes, type FacetCounts, type ListingQuery } from "./listing.ts";

/** The delivery types as bits, as `listing.delivery` has them. */
export const deliveryBits = ({ delivery = [] }: ListingQuery): number =>
  deliveryTypes.reduce((bits, type, place) => bits | (delivery.includes(type) ? 1 << place : 0), 0);

/** The conditions of a query on a row of `listing`, undefined for a filter that is not used; its keyword aside. */
export function conditionsOf(query: ListingQuery) {
  const within = (column: string, ids: number[] | undefined) =>
    ids?.length ? sql`${sql.raw(column)} = any(${sql.param(ids)}::integer[])` : undefined;
  const { price_min = 0, price_max = Number.MAX_SAFE_INTEGER, rating_min } = query;
  const isPriced = query.price_min !== undefined || query.price_max !== undefined;
  const bits = deliveryBits(query);
  return {
    category: within("category_id", query.category_id),
    maker: within("maker_id", query.maker_id),
    mall: within("mall_id", query.mall_id),
    tenant: within("tenant_id", query.tenant_id),
    delivery: bits > 0 ? sql`(delivery & ${sql.raw(String(bits))}) > 0` : undefined,
    shipping: query.shipping_discount === 1 ? sql.raw("shipping_discount") : undefined,
    rating: rating_min === undefined ? undefined : sql`rating >= ${rating_min}::integer`,
    price: isPriced ? sql`price between ${price_min}::bigint and ${price_max}::bigint` : undefined,
  };
}

/** All of these conditions that there are. */
export const allOf = (conditions: readonly (SQL | undefined)[]): SQL => {
  const used = conditions.filter((one) => one !== undefined);
  return used.length > 0 ? sql.join(used, sql` and `) : sql.raw("true");
};

/** Products that are alike in all that facets count: how many, for the price ranges, and how many of these cost what the list asks for. */
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

const alike = sql.raw(`category_id, maker_id, mall_id, delivery, shipping_discount, floor(rating)::integer,
  width_bucket(price, array[${bandStarts.slice(1).join(", ")}]::bigint[])`);

/** SQL for one value: rows of `listing` as groups. */
export const groupsIn = (rows: SQL, priced: SQL | undefined): SQL => sql`(
  select coalesce(json_agg(json_build_array(category, maker, mall, delivery, discount, stars, band, products, priced)), '[]')
  from (
    select ${alike}, count(*), count(*) filter (where ${allOf([priced])}) from ${rows} group by ${alike}
  ) as alike (category, maker, mall, delivery, discount, stars, band, products, priced))`;

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
): Promise<readonly FacetGroup[]> {
  const { price, tenant, ...facets } = conditionsOf(query);
  const some = (where: (SQL | undefined)[], share = 1) =>
    sql`(select * from listing where ${allOf(where)} limit ${Math.ceil(most / share)})`;
  if (tenant) return readGroups(db, sql`${some([tenant])} as looked_at`, price);
  const all = await groupsOfShop(db, seconds);
  if (!price) return all;
  const { whole, cut } = bandsOf(query);
  const inWhole = all.map((group): FacetGroup =>
    whole.has(group[6]) ? group : (group.with(8, 0) as FacetGroup),
  );
  if (cut.length === 0) return inWhole;
  const chosen = Object.values(facets).filter((one) => one !== undefined);
  const looked = cut.flatMap(({ from, to }) => {
    const isIn = sql`price between ${from}::bigint and ${to}::bigint`;
    const keptOut = chosen.map((out) => chosen.map((each) => (each === out ? sql`not (${each})` : each)));
    return [
      some([isIn, ...chosen], cut.length),
      ...keptOut.map((where) => some([isIn, ...where], cut.length * chosen.length)),
    ];
  });
  const inCut = await readGroups(db, sql`(${sql.join(looked, sql` union all `)}) as looked_at`);
  return [...inWhole, ...inCut.map((group): FacetGroup => group.with(7, 0) as FacetGroup)];
}

/** Counts a list and its facets, each by all filters but its own. */
export function countFacets(groups: readonly FacetGroup[], query: ListingQuery): FacetCounts {
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
  for (const [category, maker, mall, delivery, hasDiscount, stars, band, products, priced] of groups) {
    const ofOther = Number(categories?.has(category) === false);
    const byOther = Number(makers?.has(maker) === false);
    const elsewhere = Number(malls?.has(mall) === false);
    const otherwise = Number(bits > 0 && (delivery & bits) === 0);
    const dearer = Number(query.shipping_discount === 1 && !hasDiscount);
    const worse = Number(stars < (query.rating_min ?? 0));
    const missed = ofOther + byOther + elsewhere + otherwise + dearer + worse;
    // A facet counts what its own filter alone keeps out.
    if (missed === 0) add(counts.prices, band, products);
    if (missed > 1 || priced === 0) continue;
    if (missed === 0) counts.total += priced;
    if (missed === ofOther) add(counts.categories, category, priced);
    if (missed === byOther) add(counts.makers, maker, priced);
    if (missed === elsewhere) add(counts.malls, mall, priced);
    if (missed === worse) add(counts.ratings, stars, priced);
    if (missed === dearer && hasDiscount) counts.shipping_discount += priced;
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
