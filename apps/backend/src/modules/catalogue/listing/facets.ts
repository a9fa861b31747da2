import type { DeliveryType, Facets } from "@sen/api";
import { sql, type SQL } from "drizzle-orm";
import type { Database, Queryable } from "../../../database/connect.ts";
import type { Locale } from "../../../texts/messages.ts";
import { inLanguage } from "../../../texts/in-language.ts";
import { priceBands } from "../bands.ts";
import type { CategoryRow } from "../categories.ts";
import { cached } from "./cache.ts";
import { bandCondition, groupConditions, listText, priceCondition, type ListingQuery } from "./filters.ts";
import { hitsOf, type Matching } from "./hits.ts";

interface Counted {
  id: number;
  count: number;
}

/** What the database counts: the list's total, and each facet with all filters but its own. */
export interface FacetCounts {
  total: number;
  /** By the category that products stand in, without those above. */
  categories: Counted[];
  makers: (Counted & { name: string })[];
  malls: (Counted & { name: string })[];
  /** By `price_band`. */
  prices: Counted[];
  /** Normal, express, shop, go to mall. */
  delivery: number[];
  shipping_discount: number;
}

/** So many makers are offered at most. */
const MOST_MAKERS = 200;

/** Counts of a list and its facets, as they were no longer than so many seconds ago. */
export const cachedFacetCounts = (
  db: Database,
  query: ListingQuery,
  matching: Matching | null,
  seconds: number,
): Promise<FacetCounts> =>
  cached(db, { what: "facets", text: listText(query, matching), seconds }, () =>
    countFacets(db, query, matching),
  );

/** Counts a list and its facets in one pass over the facet groups. */
async function countFacets(
  db: Queryable,
  query: ListingQuery,
  matching: Matching | null,
): Promise<FacetCounts> {
  const { groups, free, priced } = sourceOf(query, matching);
  const conditions = groupConditions(query);
  const { rows } = await db.execute<FacetCounts & Record<string, unknown>>(sql`
    with counted as materialized (
      select * from (
        select g.category_id, g.maker_id, g.mall_id, g.delivery, g.shipping_discount, g.price_band,
          ${free} as free, ${priced} as priced, ${conditions.category} as c, ${conditions.maker} as m,
          ${conditions.mall} as l, ${conditions.delivery} as d, ${conditions.shipping} as s
        from ${groups} where ${conditions.tenant}
      ) every
      where (free <> 0 or priced <> 0) and c::integer + m::integer + l::integer + d::integer + s::integer >= 4
    )
    select
      (select coalesce(sum(priced), 0) from counted where c and m and l and d and s) as total,
      (select coalesce(json_agg(json_build_object('id', category_id, 'count', n)), '[]') from (
        select category_id, sum(priced) as n from counted where m and l and d and s group by 1 having sum(priced) <> 0
      ) x) as categories,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'count', n) order by n desc, name), '[]') from (
        select id, name, n from (
          select maker_id, sum(priced) as n from counted where c and l and d and s group by 1 having sum(priced) <> 0
        ) by_maker join makers on makers.id = maker_id order by n desc, name limit ${MOST_MAKERS}
      ) x) as makers,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'count', n) order by position), '[]') from (
        select mall_id, sum(priced) as n from counted where c and m and d and s group by 1 having sum(priced) <> 0
      ) by_mall join malls on malls.id = mall_id) as malls,
      (select coalesce(json_agg(json_build_object('id', price_band, 'count', n) order by price_band), '[]') from (
        select price_band, sum(free) as n from counted where c and m and l and d and s group by 1
      ) x) as prices,
      (select json_build_array(
        coalesce(sum(priced) filter (where delivery & 1 > 0), 0), coalesce(sum(priced) filter (where delivery & 2 > 0), 0),
        coalesce(sum(priced) filter (where delivery & 4 > 0), 0), coalesce(sum(priced) filter (where delivery & 8 > 0), 0)
      ) from counted where c and m and l and s) as delivery,
      (select coalesce(sum(priced), 0) from counted where c and m and l and d and shipping_discount) as shipping_discount`);
  const [counted] = rows;
  if (!counted) throw new Error("counting answered no row");
  return counted;
}

interface Source {
  /** The facet groups, named `g`. */
  groups: SQL;
  /** How many products of a group the list has, whatever they cost. */
  free: SQL;
  /** How many of them are in the price range. */
  priced: SQL;
}

/** Groups know their own counts; a keyword, or a price range that cuts a band in two, has them counted anew. */
function sourceOf(query: ListingQuery, matching: Matching | null): Source {
  const price = priceCondition(query);
  const bands = bandCondition(query);
  if (matching) {
    const priced = price ? sql`count(*) filter (where ${price})` : sql.raw("count(*)");
    return {
      groups: sql`(
        select i.facet_group_id, count(*) as free, ${priced} as priced
        from (${hitsOf(matching)}) hit join product_index i on i.product_id = hit.product_id group by 1
      ) n join facet_groups g on g.id = n.facet_group_id`,
      free: sql.raw("n.free"),
      priced: sql.raw("n.priced"),
    };
  }
  const groups = sql.raw("facet_groups g");
  const free = sql.raw("g.products");
  if (price === null) return { groups, free, priced: free };
  if (bands !== null) return { groups, free, priced: sql`case when ${bands} then g.products else 0 end` };
  return {
    groups: sql`facet_groups g left join (
      select i.facet_group_id, count(*) as priced from product_index i where ${price} group by 1
    ) n on n.facet_group_id = g.id`,
    free,
    priced: sql.raw("coalesce(n.priced, 0)"),
  };
}

const deliveryOrder: readonly DeliveryType[] = ["normal", "express", "shop", "go_to_mall"];

/** The counts as a page shows them. */
export function facetsOf(
  counts: FacetCounts,
  query: ListingQuery,
  tree: readonly CategoryRow[],
  locale: Locale,
): Facets {
  return {
    categories: categoryOptions(counts.categories, query.category_id ?? [], tree, locale),
    makers: counts.makers,
    malls: counts.malls,
    prices: counts.prices.flatMap(({ id, count }) => {
      const band = priceBands[id];
      return band && count > 0 ? [{ ...band, count }] : [];
    }),
    delivery: deliveryOrder.flatMap((id, index) => {
      const count = counts.delivery[index] ?? 0;
      return count > 0 ? [{ id, count }] : [];
    }),
    shipping_discount: counts.shipping_discount,
  };
}

/** What to offer: the way down to each chosen category with what is below and beside it, then the other roots. */
function categoryOptions(
  counted: readonly Counted[],
  chosen: readonly number[],
  tree: readonly CategoryRow[],
  locale: Locale,
): Facets["categories"] {
  const totals = withBelow(counted, tree);
  const paths = new Map(tree.map(({ id, path }) => [id, path]));
  const opened = new Set(chosen.flatMap((id) => paths.get(id) ?? []));
  const below = (parent: number | null): CategoryRow[] =>
    tree
      .filter(({ parent_id }) => parent_id === parent)
      .flatMap((category) => [category, ...(opened.has(category.id) ? below(category.id) : [])]);
  const [first, rest] = [below(null).filter(isOpen), below(null).filter((category) => !isOpen(category))];
  return [...first, ...rest]
    .map((category) => ({
      id: category.id,
      name: inLanguage(category, "name", locale),
      count: totals.get(category.id) ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .slice(0, 200);

  function isOpen({ path }: CategoryRow): boolean {
    return path[0] !== undefined && opened.has(path[0]);
  }
}

/** Products of each category together with those below it, from the counts of those that products stand in. */
export function withBelow(counted: readonly Counted[], tree: readonly CategoryRow[]): Map<number, number> {
  const paths = new Map(tree.map(({ id, path }) => [id, path]));
  const totals = new Map<number, number>();
  for (const { id, count } of counted) {
    for (const step of paths.get(id) ?? []) totals.set(step, (totals.get(step) ?? 0) + count);
  }
  return totals;
}
