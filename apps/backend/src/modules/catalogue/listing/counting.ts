import { sql, type SQL } from "../../../database/drizzle.ts";
import type { Database } from "../../../database/connect.ts";
import { bandOfStep, stepsOf, stepStarts } from "../bands.ts";
import { allOf, conditionsOf, deliveryBits } from "./filters.ts";
import { deliveryTypes, type Counts, type FacetCounts, type ListingQuery } from "./listing.ts";
import { ofWholeShop } from "../of-whole-shop.ts";

/** Products of one category in one mall, packed for counting facets. */
export interface Counted {
  category: number;
  mall: number;
  /**
   * One number per product, or per group of identical ones. Its bits are the delivery types, then, from the offsets below on, shipping
   * discount, whole stars, price step, whether the price passes the list's filter, and the maker's id.
   */
  alike: readonly number[];
  /** Number of products per entry of `alike`; 1 each if missing. */
  products?: readonly number[] | null;
  total: number;
  /** By price step: whether the list's price filter excludes it. */
  isOut?: readonly boolean[];
}

const [DISCOUNT, STARS, STEP, PRICED, MAKER] = [4, 5, 8, 13, 14] as const;
const [EVERY_TYPE, EVERY_STAR] = [15, 7] as const;
/** The index for no price step. */
const NO_STEP = 31;

const stepOf = sql.raw(`width_bucket(price, array[${stepStarts.slice(1).join(", ")}]::bigint[])`);

/** Columns of `listing` needed for counting. */
const COUNTED = sql.raw("category_id, mall_id, maker_id, delivery, shipping_discount, rating, price");

/** Options of `countedIn`. */
interface CountedOptions {
  /** Whether a row passes the list's price filter. */
  priced?: SQL | undefined;
  /** The row's price step. */
  step?: SQL;
  /** Whether to group identical products, which only pays off for the whole shop. */
  isGrouped?: boolean;
}

/** SQL for one value: `Counted` of rows of `listing`, as JSON. */
export const countedIn = (rows: SQL, options: CountedOptions = {}): SQL => {
  const { priced = sql.raw("true"), step = stepOf, isGrouped = false } = options;
  const at = (place: number, value: SQL) => sql`((${value})::integer << ${sql.raw(String(place))})`;
  const discount = at(DISCOUNT, sql.raw("shipping_discount"));
  const stars = at(STARS, sql.raw("floor(rating)"));
  const bits = sql`delivery | ${discount} | ${stars} | ${at(STEP, step)} | ${at(PRICED, priced)}`;
  const [count, group, products] = isGrouped
    ? ["count(*)", "group by 1, 2, 3", "array_agg(products)"]
    : ["1", "", "null"];
  return sql`(
    select coalesce(json_agg(part), '[]') from (
      select category, mall, array_agg(bits) as alike, ${sql.raw(products)} as products, sum(products) as total
      from (
        select category_id as category, mall_id as mall, (maker_id::bigint << ${sql.raw(String(MAKER))}) | (${bits}) as bits, ${sql.raw(count)} as products
        from ${rows} ${sql.raw(group)}
      ) as one group by category, mall
    ) as part)`;
};

async function readCounted(db: Database, value: SQL): Promise<Counted[]> {
  const { rows } = await db.execute<{ counted: Counted[] }>(sql`select ${value} as counted`);
  return rows.flatMap(({ counted }) => counted);
}

const countedOfShop = ofWholeShop((db) =>
  readCounted(db, countedIn(sql.raw("listing"), { isGrouped: true })),
);

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
  if (tenant) return readCounted(db, countedIn(sql`${some(tenant)} as looked_at`, { priced: price }));
  const all = await countedOfShop(db, seconds);
  if (!price) return all;
  const { isOut, cut } = stepsOf(query);
  const ofWhole = all.map((part) => ({ ...part, isOut }));
  if (cut.length === 0) return ofWhole;
  const fits = allOf(Object.values(facets));
  const looked = cut.flatMap(({ from, to }) => {
    const isIn = sql`price between ${from}::bigint and ${to}::bigint`;
    return [fits, sql`not (${fits})`].map((one) => some(sql`${isIn} and ${one}`, cut.length));
  });
  const rows = sql`(${sql.join(looked, sql` union all `)}) as looked_at`;
  return [...ofWhole, ...(await readCounted(db, countedIn(rows, { step: sql.raw(String(NO_STEP)) })))];
}

/** Reasons why a product of the right category and mall is not in the list, one bit each. */
const OUT = { maker: 1, delivery: 2, discount: 4, stars: 8, price: 16 } as const;

/** Counts a list and its facets. Each facet ignores its own filter. */
export function countFacets(parts: readonly Counted[], query: ListingQuery): FacetCounts {
  const [categories, malls, makers] = [query.category_id, query.mall_id, query.maker_id].map((ids) =>
    ids?.length ? new Set(ids) : null,
  );
  const wanted = deliveryBits(query);
  const { rating_min: leastStars = 0, shipping_discount: isDiscounted, price_min, price_max } = query;
  const isNarrowed = makers || wanted || isDiscounted || leastStars || (price_min ?? price_max) !== undefined;
  // Arrays by id: with some thousand products, maps take ten times as long.
  const [inCategory, byMaker, inMall]: [number[], number[], number[]] = [[], [], []];
  const [ofPrice, ofStars, ofTypes]: [number[], number[], number[]] = [[], [], []];
  const listed = new Int32Array(1 << MAKER);
  for (const { category, mall, alike, products, total, isOut = [] } of parts) {
    const [isOfCategory, isOfMall] = [categories?.has(category) !== false, malls?.has(mall) !== false];
    const isListed = isOfCategory && isOfMall;
    if (!isOfCategory && !isOfMall) continue;
    // Products outside the category or mall only need a total, which is known if nothing else narrows the list.
    let fitting = isListed || isNarrowed ? 0 : total;
    for (let at = isListed || isNarrowed ? 0 : alike.length; at < alike.length; at += 1) {
      const value = alike[at] ?? 0;
      const all = value & ((1 << MAKER) - 1);
      const ofMaker = (value - all) / (1 << MAKER);
      const count = products?.[at] ?? 1;
      const stars = (all >> STARS) & EVERY_STAR;
      const step = (all >> STEP) & NO_STEP;
      let out = 0;
      if (makers?.has(ofMaker) === false) out |= OUT.maker;
      if (wanted > 0 && (all & wanted) === 0) out |= OUT.delivery;
      if (isDiscounted === 1 && (all & (1 << DISCOUNT)) === 0) out |= OUT.discount;
      if (stars < leastStars) out |= OUT.stars;
      if ((all & (1 << PRICED)) === 0 || isOut[step]) out |= OUT.price;
      if (out === 0) fitting += count;
      if (!isListed) continue;
      if (out === 0) listed[all] = (listed[all] ?? 0) + count;
      // A facet also counts products that only its own filter excludes.
      if (out === 0 || out === OUT.maker) add(byMaker, ofMaker, count);
      if (out === OUT.price) add(ofPrice, bandOfStep[step] ?? NO_STEP, count);
      if (out === OUT.stars) add(ofStars, stars, count);
      if (out === OUT.delivery) add(ofTypes, all & EVERY_TYPE, count);
    }
    if (isOfMall) add(inCategory, category, fitting);
    if (isOfCategory) add(inMall, mall, fitting);
  }
  let [total, shipping_discount] = [0, 0];
  listed.forEach((count, all) => {
    if (count === 0) return;
    total += count;
    if ((all & (1 << DISCOUNT)) > 0) shipping_discount += count;
    add(ofPrice, bandOfStep[(all >> STEP) & NO_STEP] ?? NO_STEP, count);
    add(ofStars, (all >> STARS) & EVERY_STAR, count);
    add(ofTypes, all & EVERY_TYPE, count);
  });
  const delivery = deliveryTypes.map((_, place) =>
    ofTypes.reduce((sum, products, types) => (types & (1 << place) ? sum + products : sum), 0),
  );
  return {
    total,
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
