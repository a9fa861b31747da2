import { sql, type SQL } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { listed, statement } from "../../database/prepared.ts";
import { orderItems, orders, orderSearch } from "../../database/schema/index.ts";

/** The text an order is found by: its code with and without dashes, its shop, its products and their variants in both languages. */
const searched = sql`concat_ws(' ', ${orders.code}, replace(${orders.code}, '-', ''), ${orders.tenant_name}, (
  select string_agg(concat_ws(' ', i.product_name_vi, i.product_name_en,
    i.variance_group_1_vi, i.variance_group_1_en, i.variance_group_2_vi, i.variance_group_2_en), ' ')
  from ${orderItems} i where i.order_id = "orders"."id"))`;

const indexWords = statement(
  "words_of_orders",
  sql`
    insert into ${orderSearch} (order_id, customer_id, words)
    select ${orders.id}, ${orders.customer_id}, array_to_tsvector(string_to_array(sen_normalize(${searched}), ' '))
    from ${orders} where ${orders.id} = any(${listed("ids", "bigint")})`,
);

/** Indexes the words of orders that were just inserted. Their lines must exist already. */
export async function indexOrderWords(tx: Transaction, ids: readonly number[]): Promise<void> {
  await indexWords(tx, { ids });
}

/**
 * The customer's orders where every word of the keyword is the prefix of an indexed word. `sen_normalize` strips diacritics, case and signs
 * from both sides, so nothing in the keyword is `tsquery` syntax. A keyword of signs only finds nothing; an empty one does not filter.
 */
export function searchCondition(customerId: number, keyword: string): SQL | undefined {
  if (keyword.trim() === "") return undefined;
  return sql`${orders.id} in (
    select ${orderSearch.order_id} from ${orderSearch} where ${orderSearch.customer_id} = ${customerId}
      and ${orderSearch.words} @@ (replace(nullif(sen_normalize(${keyword}), ''), ' ', ':*&') || ':*')::tsquery)`;
}
