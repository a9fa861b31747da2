import { sql, type SQL } from "../../../database/drizzle.ts";
import type { Database } from "../../../database/connect.ts";
import { allOf, conditionsOf, orderBy } from "./conditions.ts";
import { groupsIn, type FacetGroup } from "./groups.ts";
import { MOST_PAGES, type ListingQuery, type Paging } from "./listing.ts";

/** Which products a keyword finds, and which of them come first: queries (`tsquery`) over a product's words. */
export interface Matching {
  /** What a product must have. An empty one finds nothing. */
  need: string;
  /** What brings it forward, and how far. */
  ranks: readonly { words: string; worth: number }[];
}

/** What lists filter and sort by. */
const columns = sql.raw(
  `product_id, tenant_id, mall_id, category_id, maker_id, sold_count, rating_count, rating, price, created_at, delivery,
    discount_percent, shipping_discount`,
);

/** Ids of the products on one page of a list without a keyword; none behind the last that is offered. */
export async function readPage(
  db: Database,
  query: ListingQuery,
  { page, per_page, sort_by = "relevance", first_mall_id }: Paging,
): Promise<number[]> {
  if (page > MOST_PAGES) return [];
  const before = (page - 1) * per_page;
  const read = async (part: SQL | undefined, limit: number, offset: number) => {
    const conditions = [...Object.values(conditionsOf(query)), fromFirst(query, sort_by), part];
    const { rows } = await db.execute<{ product_id: number }>(sql`
      select product_id from listing where ${allOf(conditions)}
      order by ${orderBy(sort_by)} limit ${limit} offset ${offset}`);
    return rows.map(({ product_id }) => product_id);
  };
  const isByPopularity = sort_by === "relevance" || sort_by === "popular";
  if (first_mall_id === undefined || !isByPopularity) return read(undefined, per_page, before);
  const first = await read(sql`mall_id = ${first_mall_id}::integer`, before + per_page, 0);
  const ids = first.slice(before);
  if (ids.length === per_page) return ids;
  const others = sql`mall_id <> ${first_mall_id}::integer`;
  return [...ids, ...(await read(others, per_page - ids.length, Math.max(0, before - first.length)))];
}

/** Leaves out what comes before the first product of a list by price: the index of prices has most of the shop before a dear category. */
function fromFirst({ category_id }: ListingQuery, sort: Paging["sort_by"]): SQL | undefined {
  if (!category_id?.length || (sort !== "price_asc" && sort !== "price_desc")) return undefined;
  const [is, first, order] = (sort === "price_asc" ? [">=", "min", ""] : ["<=", "max", "desc"]).map((text) =>
    sql.raw(text),
  );
  return sql`price ${is} (
    select ${first}(first.price) from unnest(${sql.param(category_id)}::integer[]) as one (id)
    cross join lateral (select price from listing where category_id = one.id order by price ${order} limit 1) as first)`;
}

/**
 * At most so many products that a keyword finds, as a table of rows of `listing` with their `worth`: of more the best sold of each category
 * first, which have an index of their own.
 */
function hitsOf({ need, ranks }: Matching, where: SQL | undefined, most: number): SQL {
  const worth = ranks.map(
    (rank) => sql`case when words @@ ${rank.words}::tsquery then ${rank.worth}::integer else 0 end`,
  );
  const some = (which: string) => sql`
    (select ${columns}, words from listing where words @@ ${need}::tsquery and ${sql.raw(which)} and ${allOf([where])} limit ${most})`;
  return sql`(
    select ${columns}, ${worth.length > 0 ? sql.join(worth, sql` + `) : sql.raw("0")} as worth
    from (${some("bestseller")} union all ${some("not bestseller")} limit ${most}) as candidate)`;
}

/** What a keyword finds: groups of all of it, and the ids on one page of those that the filters let through. */
export async function readHits(
  db: Database,
  query: ListingQuery,
  matching: Matching,
  { page, per_page, sort_by = "relevance" }: Paging,
  most: number,
): Promise<{ groups: FacetGroup[]; ids: number[] }> {
  const { tenant, ...conditions } = conditionsOf(query);
  const worth = sort_by === "relevance" ? sql.raw("worth desc, ") : sql.raw("");
  const limit = page > MOST_PAGES ? 0 : per_page;
  const { rows } = await db.execute<{ groups: FacetGroup[]; ids: number[] }>(sql`
    with hit as materialized ${hitsOf(matching, tenant, most)}
    select ${groupsIn(sql.raw("hit"), conditions.price)} as groups, array(
      select product_id from hit where ${allOf(Object.values(conditions))} order by ${worth}${orderBy(sort_by)}
      limit ${limit} offset ${(page - 1) * per_page}
    ) as ids`);
  return rows[0] ?? { groups: [], ids: [] };
}
