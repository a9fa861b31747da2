import { sql, type SQL } from "drizzle-orm";
import { orderItems, orders } from "../../database/schema/index.ts";

/** All that an order is found by: its code with and without dashes, its shop, its products in both languages with their choices. */
const searched = sql`concat_ws(' ', ${orders.code}, replace(${orders.code}, '-', ''), ${orders.tenant_name}, (
  select string_agg(concat_ws(' ', i.product_name_vi, i.product_name_en,
    i.variance_group_1_vi, i.variance_group_1_en, i.variance_group_2_vi, i.variance_group_2_en), ' ')
  from ${orderItems} i where i.order_id = "orders"."id"))`;

/**
 * Orders in which every word of the keyword begins a word. `sen_normalize` leaves letters and digits only, of what is searched and of the
 * keyword: diacritics and case do not matter, and no sign means anything to `like`. A keyword of signs alone finds nothing, an empty one
 * does not search.
 */
export function searchCondition(keyword: string): SQL | undefined {
  if (keyword.trim() === "") return undefined;
  const words = sql`sen_normalize(${keyword})`;
  return sql`${words} <> '' and not exists (
    select from unnest(string_to_array(${words}, ' ')) as word
    where ' ' || sen_normalize(${searched}) not like '% ' || word || '%')`;
}
