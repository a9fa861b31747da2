import { sql, type SQL } from "../../../database/drizzle.ts";
import type { Database } from "../../../database/connect.ts";
import { bandOfStep, stepsOf, stepStarts } from "../bands.ts";
import { allOf, conditionsOf, deliveryBits } from "./filters.ts";
import { deliveryTypes, type Counts, type FacetCounts, type ListingQuery } from "./listing.ts";
import { ofWholeShop } from "../../../database/of-whole-shop.ts";

/** Products of one category in one mall, packed for counting facets. */
export interface Counted {
  category: number;
  mall: number;
  /** One number per group of products that are equal in everything that facets count. */
  alike: readonly number[];
  /** Number of products per entry of `alike`. */
  products: readonly number[];
  total: number;
}

/** Where in an entry of `alike`, after its four delivery types, the bits of the other properties begin. */
const [DISCOUNT, STARS, STEP, PRICED, MAKER] = [4, 5, 8, 13, 14] as const;
const [EVERY_TYPE, EVERY_STAR] = [15, 7] as const;
/** The index for no price step. */
const NO_STEP = 31;

const stepOf = sql.raw(`width_bucket(price, array[${stepStarts.slice(1).join(", ")}]::bigint[])`);

/** Columns of `listing` needed for counting. */
const COUNTED = sql.raw("category_id, mall_id, maker_id, delivery, shipping_discount, rating, price");

/**
 * SQL for one value: `Counted` of rows of `listing`, as JSON.
 *
 * @param priced whether a row passes the list's price filter, even if its step does not
 * @param step the row's price step
 */
export const countedIn = (rows: SQL, priced = sql.raw("false"), step = stepOf): SQL => {
  const at = (place: number, value: SQL) => sql`((${value})::integer::bigint << ${sql.raw(String(place))})`;
  const bits = [
    sql.raw("delivery"),
    at(DISCOUNT, sql.raw("shipping_discount")),
    at(STARS, sql.raw("floor(rating)")),
    at(STEP, step),
    at(PRICED, priced),
    at(MAKER, sql.raw("maker_id")),
  ];
  return sql`(
    select coalesce(json_agg(part), '[]') from (
      select category, mall, array_agg(bits) as alike, array_agg(products) as products, sum(products) as total
      from (
        select category_id as category, mall_id as mall, ${sql.join(bits, sql.raw(" | "))} as bits, count(*) as products
        from ${rows} group by 1, 2, 3
      ) as one group by category, mall
    ) as part)`;
};

async function readCounted(db: Database, value: SQL): Promise<Counted[]> {
  const { rows } = await db.execute<{ counted: Counted[] }>(sql`select ${value} as counted`);
  return rows.flatMap(({ counted }) => counted);
}

const countedOfShop = ofWholeShop((db) => readCounted(db, countedIn(sql.raw("listing"))));

/**
 * Counts for a list without a keyword. Those of the whole shop are cached. Read anew are a single shop's products, and the price steps
 * that the filter cuts: up to `most` products that pass the other filters, and as many that do not.
 */
export async function countedOf(
  db: Database,
  query: ListingQuery,
  most: number,
  seconds: number,
): Promise<readonly Counted[]> {
  const { price, tenant, ...facets } = conditionsOf(query);
  const some = (where: SQL, share = 1) =>
    sql`(select ${COUNTED} from listing where ${where} limit ${Math.ceil(most / share)})`;
  if (tenant) return readCounted(db, countedIn(sql`${some(tenant)} as looked_at`, price));
  const all = await countedOfShop(db, seconds);
  const { cut } = stepsOf(query);
  if (cut.length === 0) return all;
  const fits = allOf(Object.values(facets));
  const looked = cut.flatMap(({ from, to }) => {
    const isIn = sql`price between ${from}::bigint and ${to}::bigint`;
    return [fits, sql`not (${fits})`].map((one) => some(sql`${isIn} and ${one}`, cut.length));
  });
  const rows = sql`(${sql.join(looked, sql` union all `)}) as looked_at`;
  return [...all, ...(await readCounted(db, countedIn(rows, undefined, sql.raw(String(NO_STEP)))))];
}

/** Reasons why a product of the right category and mall is not in the list, one bit each. */
const OUT = { maker: 1, delivery: 2, discount: 4, stars: 8, price: 16 } as const;

/** Counts a list and its facets. Each facet ignores its own filter. */
export function countFacets(parts: readonly Counted[], query: ListingQuery): FacetCounts {
  const [categories, malls, makers] = [query.category_id, query.mall_id, query.maker_id].map((ids) =>
    ids?.length ? new Set(ids) : null,
  );
  const wanted = deliveryBits(query);
  const { isOut } = stepsOf(query);
  const { rating_min: leastStars = 0, shipping_discount: isDiscounted, price_min, price_max } = query;
  const isNarrowed = makers || wanted || isDiscounted || leastStars || (price_min ?? price_max) !== undefined;
  // Arrays by id: with some thousand products, maps take ten times as long.
  const [inCategory, byMaker, inMall]: [number[], number[], number[]] = [[], [], []];
  const [ofPrice, ofStars, ofTypes]: [number[], number[], number[]] = [[], [], []];
  let [sum, shipping_discount] = [0, 0];
  for (const { category, mall, alike, products, total } of parts) {
    const [isOfCategory, isOfMall] = [categories?.has(category) !== false, malls?.has(mall) !== false];
    const isListed = isOfCategory && isOfMall;
    if (!isOfCategory && !isOfMall) continue;
    // Products outside the category or mall only need a total, which is known if nothing else narrows the list.
    const isKnown = !isListed && !isNarrowed;
    let fitting = isKnown ? total : 0;
    for (let at = 0; at < alike.length && !isKnown; at += 1) {
      const value = alike[at] ?? 0;
      const bits = value & ((1 << MAKER) - 1);
      const ofMaker = (value - bits) / (1 << MAKER);
      const count = products[at] ?? 0;
      const stars = (bits >> STARS) & EVERY_STAR;
      const step = (bits >> STEP) & NO_STEP;
      let out = 0;
      if (makers?.has(ofMaker) === false) out |= OUT.maker;
      if (wanted > 0 && (bits & wanted) === 0) out |= OUT.delivery;
      if (isDiscounted === 1 && (bits & (1 << DISCOUNT)) === 0) out |= OUT.discount;
      if (stars < leastStars) out |= OUT.stars;
      if (isOut[step] && (bits & (1 << PRICED)) === 0) out |= OUT.price;
      if (out === 0) fitting += count;
      if (!isListed) continue;
      if (out === 0 && bits & (1 << DISCOUNT)) shipping_discount += count;
      // A facet also counts products that only its own filter excludes.
      if ((out | OUT.maker) === OUT.maker) add(byMaker, ofMaker, count);
      if ((out | OUT.price) === OUT.price) add(ofPrice, bandOfStep[step] ?? NO_STEP, count);
      if ((out | OUT.stars) === OUT.stars) add(ofStars, stars, count);
      if ((out | OUT.delivery) === OUT.delivery) add(ofTypes, bits & EVERY_TYPE, count);
    }
    if (isOfMall) add(inCategory, category, fitting);
    if (isOfCategory) add(inMall, mall, fitting);
    if (isListed) sum += fitting;
  }
  const delivery = deliveryTypes.map((_, place) =>
    ofTypes.reduce((all, count, types) => (types & (1 << place) ? all + count : all), 0),
  );
  return {
    total: sum,
    shipping_discount,
    categories: byNumber(inCategory),
    makers: byNumber(byMaker),
    malls: byNumber(inMall),
    prices: byNumber(ofPrice),
    ratings: byNumber(ofStars),
    delivery: byNumber(delivery),
  };
}

function add(counts: number[], key: number, more: number): void {
  counts[key] = (counts[key] ?? 0) + more;
}

const byNumber = (counts: readonly number[]): Counts =>
  new Map(Object.entries(counts).flatMap(([id, count]) => (count > 0 ? [[Number(id), count]] : [])));
