import { sql, type SQL } from "../../../database/drizzle.ts";
import type { Database } from "../../../database/connect.ts";
import { bandOfStep, stepsOf, stepStarts } from "../bands.ts";
import { ofWholeShop } from "./of-whole-shop.ts";
import { deliveryTypes, type Counts, type FacetCounts, type ListingQuery } from "./listing.ts";

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

/** Products by what facets count, a column each: those at the same place are alike in all of it. */
export interface Counted {
  category: readonly number[];
  maker: readonly number[];
  mall: readonly number[];
  /** Delivery types, and from these bits on: shipping discount, whole stars, price step, whether it costs what the list asks for. */
  bits: readonly number[];
  /** How many they are. */
  products: readonly number[];
  /** The price steps in which they cost what the list asks for; all of them where there is none. */
  steps?: ReadonlySet<number>;
}

const [DISCOUNT, STARS, STEP, PRICED] = [4, 5, 8, 12] as const;
const EVERY_TYPE = (1 << DISCOUNT) - 1;
/** The place of no price step. */
const NO_STEP = 15;

const stepOf = sql.raw(`width_bucket(price, array[${stepStarts.slice(1).join(", ")}]::bigint[])`);
const lists = ["category", "maker", "mall", "bits", "products"].map(
  // For numbers it takes two thirds of the time of `json_agg`.
  (column) => `'${column}', coalesce(array_to_json(array_agg(${column})), '[]')`,
);

/** SQL for one value: `Counted` of rows of `listing`. */
export const countedIn = (rows: SQL, priced = sql.raw("true"), step = stepOf): SQL => {
  const at = (value: SQL, place: number) => sql`((${value})::integer << ${sql.raw(String(place))})`;
  const discount = at(sql.raw("shipping_discount"), DISCOUNT);
  const stars = at(sql.raw("floor(rating)"), STARS);
  return sql`(
    select json_build_object(${sql.raw(lists.join(", "))}) from (
      select category_id as category, maker_id as maker, mall_id as mall,
        delivery | ${discount} | ${stars} | ${at(step, STEP)} | ${at(priced, PRICED)} as bits, count(*) as products
      from ${rows} group by 1, 2, 3, 4
    ) as alike)`;
};

async function readCounted(db: Database, value: SQL): Promise<Counted[]> {
  const { rows } = await db.execute<{ counted: Counted }>(sql`select ${value} as counted`);
  return rows.map(({ counted }) => counted);
}

const countedOfShop = ofWholeShop((db) => readCounted(db, countedIn(sql.raw("listing"))));

/**
 * What a list without a keyword counts. That of the whole shop is in memory; read anew is that of a shop, and of the price steps that the
 * list cuts in two: up to so many that all filters let through, and as many that they keep out.
 */
export async function countedOf(
  db: Database,
  query: ListingQuery,
  most: number,
  seconds: number,
): Promise<readonly Counted[]> {
  const { price, tenant, ...facets } = conditionsOf(query);
  const some = (where: SQL, share = 1) =>
    sql`(select * from listing where ${where} limit ${Math.ceil(most / share)})`;
  if (tenant) return readCounted(db, countedIn(sql`${some(tenant)} as looked_at`, price));
  const all = await countedOfShop(db, seconds);
  if (!price) return all;
  const { whole, cut } = stepsOf(query);
  const ofWhole = all.map((part) => ({ ...part, steps: whole }));
  if (cut.length === 0) return ofWhole;
  const fits = allOf(Object.values(facets));
  const looked = cut.flatMap(({ from, to }) => {
    const isIn = sql`price between ${from}::bigint and ${to}::bigint`;
    return [fits, sql`not (${fits})`].map((one) => some(sql`${isIn} and ${one}`, cut.length));
  });
  const rows = sql`(${sql.join(looked, sql` union all `)}) as looked_at`;
  return [...ofWhole, ...(await readCounted(db, countedIn(rows, undefined, sql.raw(String(NO_STEP)))))];
}

/** Counts a list and its facets, each by all filters but its own. */
export function countFacets(parts: readonly Counted[], query: ListingQuery): FacetCounts {
  const [categories, makers, malls] = [query.category_id, query.maker_id, query.mall_id].map((ids) =>
    ids?.length ? new Set(ids) : null,
  );
  const wanted = deliveryBits(query);
  let [total, shipping_discount] = [0, 0];
  // Lists by number: of some thousand products maps take ten times as long.
  const [inCategory, byMaker, inMall]: [number[], number[], number[]] = [[], [], []];
  const [ofPrice, ofStars, ofDelivery]: [number[], number[], number[]] = [[], [], []];
  for (const part of parts) {
    for (let at = 0; at < part.bits.length; at += 1) {
      const category = part.category[at] ?? 0;
      const maker = part.maker[at] ?? 0;
      const mall = part.mall[at] ?? 0;
      const bits = part.bits[at] ?? 0;
      const products = part.products[at] ?? 0;
      const stars = (bits >> STARS) & 7;
      const step = (bits >> STEP) & NO_STEP;
      const isPriced = (bits & (1 << PRICED)) > 0 && part.steps?.has(step) !== false;
      const hasDiscount = (bits & (1 << DISCOUNT)) > 0;
      const ofOther = Number(categories?.has(category) === false);
      const byOther = Number(makers?.has(maker) === false);
      const elsewhere = Number(malls?.has(mall) === false);
      const otherwise = Number(wanted > 0 && (bits & wanted) === 0);
      const dearer = Number(query.shipping_discount === 1 && !hasDiscount);
      const worse = Number(stars < (query.rating_min ?? 0));
      const missed = ofOther + byOther + elsewhere + otherwise + dearer + worse;
      // A facet counts what its own filter alone keeps out.
      if (missed === 0) add(ofPrice, bandOfStep[step] ?? NO_STEP, products);
      if (missed > 1 || !isPriced) continue;
      if (missed === 0) total += products;
      if (missed === ofOther) add(inCategory, category, products);
      if (missed === byOther) add(byMaker, maker, products);
      if (missed === elsewhere) add(inMall, mall, products);
      if (missed === worse) add(ofStars, stars, products);
      if (missed === dearer && hasDiscount) shipping_discount += products;
      if (missed === otherwise) add(ofDelivery, bits & EVERY_TYPE, products);
    }
  }
  const delivery = deliveryTypes.map((_, place) =>
    ofDelivery.reduce((sum, products, types) => (types & (1 << place) ? sum + products : sum), 0),
  );
  return {
    total,
    categories: byNumber(inCategory),
    makers: byNumber(byMaker),
    malls: byNumber(inMall),
    prices: byNumber(ofPrice),
    ratings: byNumber(ofStars),
    delivery: byNumber(delivery),
    shipping_discount,
  };
}

function add(counts: number[], key: number, more: number): void {
  counts[key] = (counts[key] ?? 0) + more;
}

const byNumber = (counts: readonly number[]): Counts =>
  new Map(Object.entries(counts).map(([id, count]) => [Number(id), count]));
