import { and, sql, type SQL } from "../../../database/drizzle.ts";
import { deliveryTypes, type ListingQuery } from "./listing.ts";

/** The requested delivery types as bits, in the order of `listing.delivery`. */
export const deliveryBits = ({ delivery = [] }: ListingQuery): number =>
  deliveryTypes.reduce((bits, type, place) => bits | (delivery.includes(type) ? 1 << place : 0), 0);

/** The query's conditions on a row of `listing`, without its keyword; undefined for unused filters. */
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

/** Joins the defined conditions with `and`. */
export const allOf = (conditions: readonly (SQL | undefined)[]): SQL => and(...conditions) ?? sql.raw("true");
