import { type SQL, sql } from "../../database/drizzle.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { products, tenants } from "../../database/schema/index.ts";
import type { JobHandler } from "../../jobs/job-handler.ts";

/** Adds sold pieces, by product, to the sales figures of the products and their shops. */
export async function addSold(tx: Transaction, pieces: ReadonlyMap<number, number>): Promise<void> {
  const moved = sql`unnest(${sql.param([...pieces.keys()])}::integer[],
    ${sql.param([...pieces.values()])}::integer[]) as moved (id, more)`;
  // In the order in which orders lock them.
  await tx.execute(sql`
    select p.id from ${products} p join ${moved} on moved.id = p.id order by p.id for no key update of p`);
  await tx.execute(sql`
    update ${products} p set sold_count = greatest(0, p.sold_count + moved.more) from ${moved} where p.id = moved.id`);
  await tx.execute(sql`
    update ${tenants} t set sold_count = greatest(0, t.sold_count + shop.more)
    from (
      select p.tenant_id, sum(moved.more)::integer as more
      from ${moved} join ${products} p on p.id = moved.id group by p.tenant_id
    ) shop
    where t.id = shop.tenant_id`);
}

/** Runs a statement that changes followed shops and returns each row's `tenant_id`, and updates the shops' follower counts. */
export async function countFollowers(db: Queryable, change: SQL, by: 1 | -1): Promise<void> {
  await db.execute(sql`
    with changed as (${change})
    update ${tenants} t set follower_count = follower_count + ${by} from changed where t.id = changed.tenant_id`);
}

/** Stores the minutes that customers of a shop wait for a reply, from rows of (id, minutes); null if unknown. */
export async function storeReplyTimes(db: Queryable, measured: SQL): Promise<void> {
  await db.execute(sql`
    update ${tenants} t set reply_minutes = m.minutes from (${measured}) m
    where t.id = m.id and t.reply_minutes is distinct from m.minutes`);
}

/** Statements that update the counts of active products per shop, category and kind. */
export const COUNT_PRODUCTS = [
  `update tenants t set product_count = n.products from (
     select t.id, count(p.id) as products from tenants t left join products p on p.tenant_id = t.id and p.active group by t.id
   ) as n where n.id = t.id and t.product_count <> n.products`,
  `update categories c set product_count = n.products from (
     select c.id, count(p.id) as products from categories c
     left join (select unnest(category_path) as category_id, id from products where active) as p on p.category_id = c.id
     group by c.id
   ) as n where n.id = c.id and c.product_count <> n.products`,
  `update product_kinds k set product_count = n.products from (
     select k.id, count(p.id) as products from product_kinds k left join products p on p.kind_id = k.id and p.active group by k.id
   ) as n where n.id = k.id and k.product_count <> n.products`,
];

/** Updates the counts of active products per shop, category and kind. */
export const countProducts: JobHandler<"count-products"> = async ({ db }) => {
  for (const statement of COUNT_PRODUCTS) await db.execute(sql.raw(statement));
};
