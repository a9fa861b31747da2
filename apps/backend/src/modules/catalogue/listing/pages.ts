import type { ProductSort } from "@sen/api";
import { sql, type SQL } from "../../../database/drizzle.ts";
import type { Database } from "../../../database/connect.ts";
import { executeNamed } from "../../../database/prepared.ts";
import { countedIn, type Counted } from "./counting.ts";
import { allOf, conditionsOf } from "./filters.ts";
import { MOST_PAGES, type ListingQuery, type PagedQuery } from "./listing.ts";
import type { Matching } from "./matching.ts";

/** Every order ends with the id, so that pages neither repeat nor skip products. Matches the indexes. Without a keyword, relevance is popularity. */
const orders: Readonly<Record<ProductSort, string>> = {
  relevance: "popularity desc, product_id desc",
  popular: "popularity desc, product_id desc",
  newest: "created_at desc, product_id desc",
  price_asc: "price, product_id desc",
  price_desc: "price desc, product_id",
  rating: "rating desc, rating_count desc, product_id desc",
  discount: "discount_percent desc, product_id desc",
};

/** Product ids on one page of a list without a keyword; none beyond `MOST_PAGES`. */
export async function readPage(db: Database, query: PagedQuery): Promise<number[]> {
  const { page, per_page, sort_by = "relevance", first_mall_id } = query;
  if (page > MOST_PAGES) return [];
  const where = allOf([...Object.values(conditionsOf(query)), fromFirst(query, sort_by)]);
  const some = (part: SQL) => sql`
    (select product_id from listing where ${where} and ${part} order by ${sql.raw(orders[sort_by])} limit ${page * per_page})`;
  const isByPopularity = sort_by === "relevance" || sort_by === "popular";
  // The other malls are only read when the first one's products end.
  const parts =
    first_mall_id === undefined || !isByPopularity
      ? [sql`true`]
      : [sql`mall_id = ${first_mall_id}::integer`, sql`mall_id <> ${first_mall_id}::integer`];
  const { rows } = await db.execute<{ product_id: number }>(sql`
    select product_id from (${sql.join(parts.map(some), sql` union all `)}) as found
    limit ${per_page} offset ${(page - 1) * per_page}`);
  return rows.map(({ product_id }) => product_id);
}

/** For sorting by price, skips what the price index has before the categories' first product: most of the shop, if they are expensive. */
function fromFirst({ category_id }: ListingQuery, sort: ProductSort): SQL | undefined {
  if (!category_id?.length || (sort !== "price_asc" && sort !== "price_desc")) return undefined;
  const [is, first, order] = (sort === "price_asc" ? [">=", "min", ""] : ["<=", "max", "desc"]).map((text) =>
    sql.raw(text),
  );
  return sql`price ${is} (
    select ${first}(first.price) from unnest(${sql.param(category_id)}::integer[]) as one (id)
    cross join lateral (select price from listing where category_id = one.id order by price ${order} limit 1) as first)`;
}

/** What a hit is counted, filtered and sorted by. */
const HIT = sql.raw(
  "product_id, category_id, mall_id, maker_id, delivery, shipping_discount, discount_percent, price, popularity, rating, rating_count, created_at",
);

/**
 * The hits of a keyword, for counting, and the ids on one page after filters. If more than `most` products
 * match, prefers bestsellers, which have an index of their own.
 */
export async function readHits(
  db: Database,
  query: PagedQuery,
  { need, ranks }: Pick<Matching, "need" | "ranks">,
  most: number,
): Promise<[all: Counted[], ids: number[]]> {
  const { page, per_page, sort_by = "relevance" } = query;
  const { tenant, ...conditions } = conditionsOf(query);
  const shown = page > MOST_PAGES ? 0 : per_page;
  // Facets alone need no order.
  const worth = (sort_by === "relevance" && shown > 0 ? ranks : []).map(
    (rank) => sql`case when words @@ ${rank.words}::tsquery then ${rank.worth}::integer else 0 end`,
  );
  const some = (which: string) => sql`(
    select ${HIT}, ${sql.join([sql`0`, ...worth], sql` + `)} as worth from listing
    where words @@ ${need}::tsquery and ${sql.raw(which)} and ${allOf([tenant])} limit ${most})`;
  const isNarrowed = [tenant, ...Object.values(conditions)].some((one) => one !== undefined);
  const isUsual = sort_by === "relevance" && !isNarrowed;
  const [row] = await executeNamed<{ counted: Counted[]; ids: number[] }>(
    db,
    isUsual ? `hits_${worth.length}` : undefined,
    sql`with hit as materialized (${some("bestseller")} union all ${some("not bestseller")} limit ${most})
    select ${countedIn(sql`hit`, conditions.price)} as counted, array(
      select product_id from hit where ${allOf(Object.values(conditions))}
      order by worth desc, ${sql.raw(orders[sort_by])} limit ${shown} offset ${(page - 1) * per_page}
    ) as ids`,
  );
  return [row?.counted ?? [], row?.ids ?? []];
}
