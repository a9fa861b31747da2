import type { ProductCard } from "@sen/api";
import { sql } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { listed, statement } from "../../database/prepared.ts";
import { cardOf, selectCards, type CardRow, type Showing } from "./cards.ts";
import { pIsOnSale } from "./on-sale.ts";

/** The best-selling products of some categories as a table (id, place): the best of each category, then the second of each. */
const bestSold = sql`(
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
) as wanted`;

const bestSoldIn = {
  vi: statement<CardRow>("best_sold_cards_vi", selectCards(bestSold, "vi")),
  en: statement<CardRow>("best_sold_cards_en", selectCards(bestSold, "en")),
};

/** Cards of the best-selling products in stock, alternating between the categories; at most `limit`. */
export async function bestSoldCards(
  db: Queryable,
  categories: readonly number[],
  limit: number,
  { locale, now }: Showing,
): Promise<ProductCard[]> {
  if (categories.length === 0) return [];
  const rows = await bestSoldIn[locale](db, { categories, limit, now: now.toISOString() });
  return rows.map(cardOf);
}
