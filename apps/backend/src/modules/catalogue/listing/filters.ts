import type { DeliveryType, ProductSort } from "@sen/api";
import { sql, type SQL } from "../../../database/drizzle.ts";
import type { Matching } from "./hits.ts";

/** What a list is narrowed to, as its query says it. Spec §3, product listing filters. */
export interface ListingQuery {
  keyword?: string | undefined;
  category_id?: number[] | undefined;
  maker_id?: number[] | undefined;
  mall_id?: number[] | undefined;
  tenant_id?: number[] | undefined;
  delivery?: DeliveryType[] | undefined;
  /** Dong. */
  price_min?: number | undefined;
  /** Dong. */
  price_max?: number | undefined;
  shipping_discount?: 0 | 1 | undefined;
}

/** Part of a list: which page, and in which order. */
export interface Paging {
  page: number;
  per_page: number;
  sort_by?: ProductSort;
}

/** What a list is made of. */
export interface ListSource {
  query: ListingQuery;
  /** What its keyword finds; null without one. */
  matching: Matching | null;
  /** So many products are counted, and put in order by relevance, at most. */
  mostHits: number;
}

const always = sql.raw("true");
const deliveryBits: Record<DeliveryType, number> = { normal: 1, express: 2, shop: 4, go_to_mall: 8 };

/** One condition for each facet, on a row `g` of `facet_groups`; `true` where nothing is chosen. */
interface GroupConditions {
  category: SQL;
  maker: SQL;
  mall: SQL;
  tenant: SQL;
  delivery: SQL;
  shipping: SQL;
}

/** The conditions of a query. Its categories are the deepest ones that were chosen. */
export function groupConditions(query: ListingQuery): GroupConditions {
  const within = (column: string, ids: number[] | undefined) =>
    ids?.length ? sql`${sql.raw(column)} = any(${sql.param(ids)}::integer[])` : always;
  const mask = (query.delivery ?? []).reduce((bits, type) => bits | deliveryBits[type], 0);
  return {
    category: query.category_id?.length
      ? sql`g.category_path && ${sql.param(query.category_id)}::integer[]`
      : always,
    maker: within("g.maker_id", query.maker_id),
    mall: within("g.mall_id", query.mall_id),
    tenant: within("g.tenant_id", query.tenant_id),
    delivery: mask > 0 ? sql`(g.delivery & ${sql.raw(String(mask))}) > 0` : always,
    shipping: query.shipping_discount === 1 ? sql.raw("g.shipping_discount") : always,
  };
}

/** Whether any facet but the price is chosen. */
export function isGrouped(query: ListingQuery): boolean {
  const lists = [query.category_id, query.maker_id, query.mall_id, query.tenant_id, query.delivery];
  return lists.some((list) => list?.length) || query.shipping_discount === 1;
}

/** The price condition on a row `i` of `product_index`; null when the price is free. */
export function priceCondition({ price_min, price_max }: ListingQuery): SQL | null {
  if (price_min === undefined && price_max === undefined) return null;
  const least = price_min === undefined ? always : sql`i.price >= ${price_min}::bigint`;
  const most = price_max === undefined ? always : sql`i.price <= ${price_max}::bigint`;
  return sql`(${least} and ${most})`;
}

/** How many of the five facets that are counted a row `g` of `facet_groups` fits. */
export const facetsMet = ({ category, maker, mall, delivery, shipping }: GroupConditions): SQL =>
  sql`(${sql.join(
    [category, maker, mall, delivery, shipping].map((condition) => sql`(${condition})::integer`),
    sql` + `,
  )})`;

/** SQL for the ids of the facet groups that a list is of, prices aside. */
export function groupsOf(query: ListingQuery): SQL {
  const { category, maker, mall, tenant, delivery, shipping } = groupConditions(query);
  return sql`
    select g.id from facet_groups g
    where ${category} and ${maker} and ${mall} and ${tenant} and ${delivery} and ${shipping}`;
}

/** The conditions of a list on a row `i` of `product_index`, keyword aside. */
export function conditionsOf(query: ListingQuery): SQL {
  const grouped = isGrouped(query) ? sql`i.facet_group_id in (${groupsOf(query)})` : always;
  return sql`${grouped} and ${priceCondition(query) ?? always}`;
}

/** All that a list's products depend on, the same text for the same list however it was put. Page and order are no part of it. */
export function listText({ query, matching, mostHits }: ListSource): string {
  const sorted = <One>(list: One[] | undefined) => [...new Set(list)].sort();
  return JSON.stringify([
    matching,
    mostHits,
    sorted(query.category_id),
    sorted(query.maker_id),
    sorted(query.mall_id),
    sorted(query.tenant_id),
    sorted(query.delivery),
    query.price_min ?? null,
    query.price_max ?? null,
    query.shipping_discount === 1,
  ]);
}
