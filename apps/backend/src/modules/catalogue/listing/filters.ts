import { sql, type SQL } from "../../../database/drizzle.ts";
import type { Database } from "../../../database/connect.ts";
import { bandsOf, bandStarts } from "../bands.ts";
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

/** Products by what facets count, a column each: what stands at the same place belongs together. */
export interface Counted {
  category: readonly number[];
  maker: readonly number[];
  mall: readonly number[];
  /** Delivery types, and from these bits on: shipping discount, whole stars, price range, whether it costs what the list asks for. */
  bits: readonly number[];
  /** How many are alike in all of this; one where it is not said. */
  products?: readonly number[];
}

const [DISCOUNT, STARS, BAND, PRICED] = [4, 5, 8, 11] as const;
const EVERY_TYPE = (1 << DISCOUNT) - 1;
/** The place of no price range. */
const NO_BAND = 7;

const bandOf = sql.raw(`width_bucket(price, array[${bandStarts.slice(1).join(", ")}]::bigint[])`);

/** SQL for the columns of what is counted, from rows of `listing`. */
const columnsOf = (priced?: SQL, band = bandOf) => {
  const shifted = ([value, by]: readonly [SQL, number]) =>
    sql`((${value})::integer << ${sql.raw(String(by))})`;
  const bits = [
    [sql.raw("shipping_discount"), DISCOUNT],
    [sql.raw("floor(rating)"), STARS],
    [band, BAND],
    [allOf([priced]), PRICED],
  ] as const;
  return sql`category_id as category, maker_id as maker, mall_id as mall,
    delivery | ${sql.join(bits.map(shifted), sql` | `)} as bits`;
};

const COLUMNS = ["category", "maker", "mall", "bits"] as const;
type Column = (typeof COLUMNS)[number];

/** SQL for one value: `Counted` of rows of `listing`, each by itself. */
export const countedIn = (rows: SQL, priced?: SQL): SQL =>
  counted(sql`select ${columnsOf(priced)} from ${rows}`);

/** SQL for one value: `Counted` of rows with its columns. */
const counted = (rows: SQL, columns: readonly string[] = COLUMNS): SQL => {
  const lists = columns.map((column) => `'${column}', coalesce(json_agg(${column}), '[]')`);
  return sql`(select json_build_object(${sql.raw(lists.join(", "))}) from (${rows}) as row)`;
};
const withProducts = [...COLUMNS, "products"];

async function readCounted(db: Database, value: SQL): Promise<Counted> {
  const { rows } = await db.execute<{ counted: Counted }>(sql`select ${value} as counted`);
  return rows[0]?.counted ?? { category: [], maker: [], mall: [], bits: [] };
}

const countedOfShop = ofWholeShop((db) => {
  const alike = sql`select ${columnsOf()}, count(*) as products from listing group by 1, 2, 3, 4`;
  return readCounted(db, counted(alike, withProducts));
});

/**
 * What a list without a keyword counts. That of the whole shop is in memory; read anew is that of a shop, and of the price ranges that the
 * list's own cuts in two: up to so many that all filters let through, and as many together that one of them alone keeps out.
 */
export async function countedOf(
  db: Database,
  query: ListingQuery,
  most: number,
  seconds: number,
): Promise<readonly Counted[]> {
  const { price, tenant, ...facets } = conditionsOf(query);
  const some = (where: (SQL | undefined)[], share = 1) =>
    sql`(select * from listing where ${allOf(where)} limit ${Math.ceil(most / share)})`;
  if (tenant) return [await readCounted(db, countedIn(sql`${some([tenant])} as looked_at`, price))];
  const all = await countedOfShop(db, seconds);
  if (!price) return [all];
  const { whole, cut } = bandsOf(query);
  const isWhole = (bits: number) => whole.has((bits >> BAND) & NO_BAND);
  const inWhole = { ...all, bits: all.bits.map((bits) => (isWhole(bits) ? bits : bits & ~(1 << PRICED))) };
  if (cut.length === 0) return [inWhole];
  const chosen = Object.entries(facets).flatMap(([name, is]) => (is ? [{ name, is }] : []));
  const columns = columnsOf(undefined, sql.raw(String(NO_BAND)));
  const looked = cut.flatMap(({ from, to }) => {
    const isIn = sql`price between ${from}::bigint and ${to}::bigint`;
    const here = some([isIn, ...chosen.map(({ is }) => is)], cut.length);
    const beside = chosen.map((out) => {
      const where = chosen.map((each) => (each === out ? sql`not (${each.is})` : each.is));
      return alikeIn(
        sql`select ${columns} from ${some([isIn, ...where], cut.length * chosen.length)} as beside`,
        out.name,
      );
    });
    return [sql`select ${columns}, 1 as products from ${here} as here`, ...beside];
  });
  return [inWhole, await readCounted(db, counted(sql.join(looked, sql` union all `), withProducts))];
}

/** SQL for what one filter alone keeps out, of which its own facet is all that is counted: as one of them is, so are the others. */
function alikeIn(rows: SQL, filter: string): SQL {
  const own = COLUMNS.find((column) => column === filter) ?? "bits";
  const columns = COLUMNS.map((column: Column) => (column === own ? column : `min(${column})`)).join(", ");
  return sql`select ${sql.raw(columns)}, count(*) from (${rows}) as out group by ${sql.raw(own)}`;
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
      const products = part.products?.[at] ?? 1;
      const stars = (bits >> STARS) & 7;
      const hasDiscount = (bits & (1 << DISCOUNT)) > 0;
      const ofOther = Number(categories?.has(category) === false);
      const byOther = Number(makers?.has(maker) === false);
      const elsewhere = Number(malls?.has(mall) === false);
      const otherwise = Number(wanted > 0 && (bits & wanted) === 0);
      const dearer = Number(query.shipping_discount === 1 && !hasDiscount);
      const worse = Number(stars < (query.rating_min ?? 0));
      const missed = ofOther + byOther + elsewhere + otherwise + dearer + worse;
      // A facet counts what its own filter alone keeps out.
      if (missed === 0) add(ofPrice, (bits >> BAND) & NO_BAND, products);
      if (missed > 1 || (bits & (1 << PRICED)) === 0) continue;
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
