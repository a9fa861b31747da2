import type { ProductSort } from "@sen/api";
import { sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../../database/connect.ts";
import { groupConditions, isGrouped, priceCondition, type ListingQuery, type Paging } from "./filters.ts";
import { hitsOf, type Matching } from "./hits.ts";

const popular = "i.sold_count desc nulls last, i.product_id desc nulls last";

/** Each order ends with the id, so that pages neither repeat nor skip. Said as the indexes say it, nulls included. */
const orders: Record<Exclude<ProductSort, "relevance">, SQL> = {
  popular: sql.raw(popular),
  newest: sql.raw("i.created_at desc nulls last, i.product_id desc nulls last"),
  price_asc: sql.raw("i.price, i.product_id desc nulls last"),
  price_desc: sql.raw("i.price desc nulls last, i.product_id desc nulls last"),
  rating: sql.raw("i.rating desc nulls last, i.rating_count desc nulls last, i.product_id desc nulls last"),
  discount: sql.raw("i.discount_percent desc nulls last, i.product_id desc nulls last"),
};

/** Ids of the products on one page of a list. */
export async function readPage(
  db: Queryable,
  query: ListingQuery,
  matching: Matching | null,
  { page, per_page, sort_by = "relevance" }: Paging,
): Promise<number[]> {
  const by =
    sort_by === "relevance" ? (matching ? sql.raw(`hit.tier, ${popular}`) : orders.popular) : orders[sort_by];
  const { category, maker, mall, tenant, delivery, shipping } = groupConditions(query);
  const conditions = [
    ...(isGrouped(query)
      ? [
          sql`i.facet_group_id in (
            select g.id from facet_groups g
            where ${category} and ${maker} and ${mall} and ${tenant} and ${delivery} and ${shipping})`,
        ]
      : []),
    priceCondition(query) ?? sql.raw("true"),
  ];
  const hits = matching && sql`join (${hitsOf(matching)}) hit on hit.product_id = i.product_id`;
  const { rows } = await db.execute<{ product_id: number }>(sql`
    select i.product_id from product_index i ${hits ?? sql.raw("")}
    where ${sql.join(conditions, sql` and `)}
    order by ${by} limit ${per_page} offset ${(page - 1) * per_page}`);
  return rows.map(({ product_id }) => product_id);
}
