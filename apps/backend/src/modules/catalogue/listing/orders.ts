import type { ProductSort } from "@sen/api";
import { sql, type SQL } from "../../../database/drizzle.ts";

/** Each order ends with the id, so that pages neither repeat nor skip. Said as the indexes say it. */
const orders: Readonly<Record<Exclude<ProductSort, "relevance">, string>> = {
  popular: "i.sold_count desc, i.product_id desc",
  newest: "i.created_at desc, i.product_id desc",
  price_asc: "i.price, i.product_id desc",
  price_desc: "i.price desc, i.product_id desc",
  rating: "i.rating desc, i.rating_count desc, i.product_id desc",
  discount: "i.discount_percent desc, i.product_id desc",
};

/** An order of rows `i` of `product_index` for `order by`; without a keyword the most popular are the nearest. */
export const orderBy = (sort: ProductSort): SQL => sql.raw(orders[sort === "relevance" ? "popular" : sort]);
