import { sql, type SQL } from "../../../database/drizzle.ts";
import type { Database } from "../../../database/connect.ts";
import { bandsOf, bandStarts, priceBands } from "../bands.ts";
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

/** What is counted: all of it stands in the indexes. */
const counted = sql.raw("category_id, maker_id, mall_id, delivery, shipping_discount, rating, price");

const stars = sql.raw("floor(rating)::integer");
const band = sql.raw(`width_bucket(price, array[${bandStarts.slice(1).join(", ")}]::bigint[])`);

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
 * list's own cuts in two: up to so many that all filters let through, and as many that one of them alone keeps out.
 */
export async function groupsOf(
  db: Database,
  query: ListingQuery,
  most: number,
  seconds: number,
): Promise<FacetGroup[]> {
  const { price, tenant, ...facets } = conditionsOf(query);
  if (tenant) {
    return readGroups(
      db,
      sql`(select ${counted} from listing where ${tenant} limit ${most}) as looked_at`,
      price,
    );
  }
  const all = await groupsOfShop(db, seconds);
  if (!price) return all;
  const { whole, cut } = bandsOf({ price_min: query.price_min ?? null, price_max: query.price_max ?? null });
  const inWhole = all.map(
    (group): FacetGroup => group.with(8, whole.includes(group[6]) ? group[7] : 0) as FacetGroup,
  );
  if (cut.length === 0) return inWhole;
  const chosen = Object.values(facets).filter((one) => one !== undefined);
  const ways = [
    allOf(chosen),
    ...chosen.map((one) => allOf(chosen.map((each) => (each === one ? sql`not (${one})` : each)))),
  ];
  const ofCut = cut.flatMap((id) =>
    ways.map((way) => {
      const { price_min: from, price_max: to } = priceBands[id] ?? { price_min: null, price_max: null };
      const within = allOf([
        from === null ? undefined : sql`price >= ${from}::bigint`,
        to === null ? undefined : sql`price <= ${to}::bigint`,
      ]);
      return sql`(select ${counted} from listing where ${price} and ${within} and ${way} limit ${most})`;
    }),
  );
  const inCut = await readGroups(db, sql`(${sql.join(ofCut, sql` union all `)}) as looked_at`);
  return [...inWhole, ...inCut.map((group): FacetGroup => group.with(7, 0) as FacetGroup)];
}

/** Counts a list and its facets, each by all filters but its own. */
export function countFacets(groups: readonly FacetGroup[], query: ListingQuery): FacetCounts {
  const chosen = (ids: number[] | undefined) => (ids?.length ? new Set(ids) : null);
  const [categories, makers, malls] = [
    chosen(query.category_id),
    chosen(query.maker_id),
    chosen(query.mall_id),
  ];
  const bits = deliveryBits(query);
  const counts = {
    categories: new Map(),
    makers: new Map(),
    malls: new Map(),
    prices: new Map(),
    ratings: new Map(),
    delivery: new Map(),
  };
  let [total, discounted] = [0, 0];
  for (const [category, maker, mall, delivery, hasDiscount, stars, priceBand, products, priced] of groups) {
    const fits = {
      categories: !categories || categories.has(category),
      makers: !makers || makers.has(maker),
      malls: !malls || malls.has(mall),
      delivery: bits === 0 || (delivery & bits) > 0,
      shipping: query.shipping_discount !== 1 || hasDiscount,
      ratings: stars >= (query.rating_min ?? 0),
    };
    const missed = Object.values(fits).filter((fit) => !fit).length;
    const isIn = (facet: keyof typeof fits) => missed === 0 || (missed === 1 && !fits[facet]);
    if (isIn("categories")) add(counts.categories, category, priced);
    if (isIn("makers")) add(counts.makers, maker, priced);
    if (isIn("malls")) add(counts.malls, mall, priced);
    if (isIn("delivery")) {
      for (const place of deliveryTypes.keys()) {
        add(counts.delivery, place, delivery & (1 << place) ? priced : 0);
      }
    }
    if (isIn("ratings")) add(counts.ratings, stars, priced);
    if (isIn("shipping") && hasDiscount) discounted += priced;
    if (missed > 0) continue;
    add(counts.prices, priceBand, products);
    total += priced;
  }
  return { ...counts, total, shipping_discount: discounted };
}

function add(counts: Map<number, number>, key: number, more: number): void {
  if (more > 0) counts.set(key, (counts.get(key) ?? 0) + more);
}
