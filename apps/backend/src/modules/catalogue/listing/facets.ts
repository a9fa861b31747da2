import type { DeliveryType, Facets } from "@sen/api";
import { capProductCount } from "@sen/domain";
import { sql, type SQL } from "../../../database/drizzle.ts";
import type { Database, Queryable } from "../../../database/connect.ts";
import type { Locale } from "../../../texts/messages.ts";
import { inLanguage } from "../../../texts/in-language.ts";
import { bandsOf, priceBands } from "../bands.ts";
import type { CategoryRow } from "../categories.ts";
import { cached } from "./cache.ts";
import {
  facetsMet,
  groupConditions,
  isGrouped,
  listText,
  priceCondition,
  type ListingQuery,
  type ListSource,
} from "./filters.ts";
import { hitsOf } from "./hits.ts";
import type { FacetCounts } from "./listing.ts";

/** So many makers are offered at most. */
const MOST_MAKERS = 200;

/** Counts of a list and its facets, as they were no longer than so many seconds ago. */
export const cachedFacetCounts = (db: Database, source: ListSource, seconds: number): Promise<FacetCounts> =>
  cached(db, { what: "facets", text: listText(source), seconds }, () => countFacets(db, source));

/** Counts a list and its facets in one pass over the facet groups. */
async function countFacets(db: Queryable, source: ListSource): Promise<FacetCounts> {
  const { groups, free, priced } = countedGroups(source);
  const conditions = groupConditions(source.query);
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

interface Groups {
  /** The facet groups, named `g`. */
  groups: SQL;
  /** How many products of a group the list has, whatever they cost. */
  free: SQL;
  /** How many of them are in the price range. */
  priced: SQL;
}

/** Groups know their own counts; those of a keyword, and of the bands that a price range cuts in two, are counted anew. */
function countedGroups({ query, matching, mostHits }: ListSource): Groups {
  const price = priceCondition(query);
  if (matching) {
    const priced = price ? sql`count(*) filter (where ${price})` : sql.raw("count(*)");
    return {
      groups: sql`(
        select i.facet_group_id, count(*) as free, ${priced} as priced
        from (${hitsOf(matching, mostHits)}) hit join product_index i on i.product_id = hit.product_id group by 1
      ) n join facet_groups g on g.id = n.facet_group_id`,
      free: sql.raw("n.free"),
      priced: sql.raw("n.priced"),
    };
  }
  const free = sql.raw("g.products");
  if (price === null) return { groups: sql.raw("facet_groups g"), free, priced: free };
  const { whole, cut } = bandsOf({ price_min: query.price_min ?? null, price_max: query.price_max ?? null });
  const conditions = groupConditions(query);
  // The list itself comes first: its total is exact where other choices have too many to count.
  const candidates = (isGrouped(query) ? [5, 4] : [5]).map(
    (met) => sql`select * from (
      select i.facet_group_id from product_index i where ${price} and i.facet_group_id in (
        select g.id from facet_groups g
        where g.price_band = any(${sql.param(cut)}::smallint[]) and ${conditions.tenant} and ${facetsMet(conditions)} = ${sql.raw(String(met))}
      ) limit ${mostHits}) as some_of_them`,
  );
  return {
    groups: sql`facet_groups g left join (
      select facet_group_id, count(*) as priced
      from (${sql.join(candidates, sql` union all `)} limit ${mostHits}) as candidate group by 1
    ) n on n.facet_group_id = g.id`,
    free,
    priced: sql`case when g.price_band = any(${sql.param(whole)}::smallint[]) then g.products else coalesce(n.priced, 0) end`,
  };
}

const deliveryOrder: readonly DeliveryType[] = ["normal", "express", "shop", "go_to_mall"];

const capped = <Option extends { count: number }>(option: Option): Option => ({
  ...option,
  count: capProductCount(option.count),
});

/** The counts as a page shows them. */
export function facetsOf(
  counts: FacetCounts,
  query: ListingQuery,
  tree: readonly CategoryRow[],
  locale: Locale,
): Facets {
  return {
    categories: categoryOptions(counts.categories, query.category_id ?? [], tree, locale),
    makers: counts.makers.map(capped),
    malls: counts.malls.map(capped),
    prices: counts.prices.flatMap(({ id, count }) => {
      const band = priceBands[id];
      return band && count > 0 ? [capped({ ...band, count })] : [];
    }),
    delivery: deliveryOrder.flatMap((id, index) => {
      const count = counts.delivery[index] ?? 0;
      return count > 0 ? [capped({ id, count })] : [];
    }),
    shipping_discount: capProductCount(counts.shipping_discount),
  };
}

/** What to offer: the way down to each chosen category, or to the only one, with what is below and beside it; then the other roots. */
function categoryOptions(
  counted: FacetCounts["categories"],
  chosen: readonly number[],
  tree: readonly CategoryRow[],
  locale: Locale,
): Facets["categories"] {
  const totals = withBelow(counted, tree);
  const paths = new Map(tree.map(({ id, path }) => [id, path]));
  const roots = tree.filter(({ id, parent_id }) => parent_id === null && (totals.get(id) ?? 0) > 0);
  const shownOpen = chosen.length === 0 && roots.length === 1 ? roots.map(({ id }) => id) : chosen;
  const opened = new Set(shownOpen.flatMap((id) => paths.get(id) ?? []));
  const below = (parent: number | null): CategoryRow[] =>
    tree
      .filter(({ parent_id }) => parent_id === parent)
      .flatMap((category) => [category, ...(opened.has(category.id) ? below(category.id) : [])]);
  const [first, rest] = [below(null).filter(isOpen), below(null).filter((category) => !isOpen(category))];
  return [...first, ...rest]
    .map((category) => ({
      id: category.id,
      name: inLanguage(category, "name", locale),
      count: capProductCount(totals.get(category.id) ?? 0),
      level: category.path.length,
    }))
    .filter(({ count }) => count > 0)
    .slice(0, 200);

  function isOpen({ path }: CategoryRow): boolean {
    return path[0] !== undefined && opened.has(path[0]);
  }
}

/** Products of each category together with those below it, from the counts of those that products stand in. */
export function withBelow(
  counted: FacetCounts["categories"],
  tree: readonly CategoryRow[],
): Map<number, number> {
  const paths = new Map(tree.map(({ id, path }) => [id, path]));
  const totals = new Map<number, number>();
  for (const { id, count } of counted) {
    for (const step of paths.get(id) ?? []) totals.set(step, (totals.get(step) ?? 0) + count);
  }
  return totals;
}
