import type { ProductCard } from "@sen/api";
import { sql } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { listed } from "../../database/prepared.ts";
import { cardsOf, type Showing } from "./cards.ts";
import { pIsOnSale } from "./on-sale.ts";

/** The best-selling products of some categories as a table (id, place): the best of each category, then the second of each. */
const bestSold = cardsOf(
  "best_sold_cards",
  sql`(
  select best.id, row_number() over (order by best.rank, best.sold_count desc, best.id desc) as place
  from unnest(${listed("categories")}) as wanted_category (id)
  cross join lateral (
    select p.id, p.sold_count, row_number() over (order by p.sold_count desc, p.id desc) as rank
    from products p
    where p.category_id = wanted_category.id and ${pIsOnSale} and p.stock > 0
    order by p.sold_count desc, p.id desc
    limit ${sql.placeholder("limit")}::integer
  ) best
  order by place
  limit ${sql.placeholder("limit")}::integer
) as wanted`,
);

/** Cards of the best-selling products in stock, alternating between the categories; at most `limit`. */
export async function bestSoldCards(
  db: Queryable,
  categories: readonly number[],
  limit: number,
  showing: Showing,
): Promise<ProductCard[]> {
  return categories.length === 0 ? [] : bestSold(db, { categories, limit }, showing);
}
