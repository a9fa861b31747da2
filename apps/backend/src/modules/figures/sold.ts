import { ReturnStatus } from "@sen/domain";
import { eq, sql } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { figuresFollowed, orderItems, products, tenants } from "../../database/schema/index.ts";
import type { JobHandler } from "../../jobs/job-handler.ts";

const FIGURE = "sold";
/** What was written shortly before the last run may have been committed after it. */
const OVERLAP_MS = 10 * 60 * 1000;
const EVER = new Date(0);

/**
 * Lets `sold_count` of products and shops follow what was delivered, less what came back. Each line of an order remembers how many of its pieces are
 * counted, so that any run may be repeated.
 */
export const countSold: JobHandler<"count-sold"> = async ({ db, clock }) => {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const [followed] = await tx
      .select({ until: figuresFollowed.until })
      .from(figuresFollowed)
      .where(eq(figuresFollowed.figure, FIGURE))
      .for("update");
    await countSince(tx, new Date((followed?.until ?? EVER).getTime() - OVERLAP_MS));
    await tx
      .insert(figuresFollowed)
      .values({ figure: FIGURE, until: now })
      .onConflictDoUpdate({ target: figuresFollowed.figure, set: { until: now } });
  });
};

interface Changed extends Record<string, unknown> {
  id: number;
  product_id: number;
  sold: number;
  more: number;
}

async function countSince(tx: Transaction, since: Date): Promise<void> {
  const { rows } = await tx.execute<Changed>(sql`
    select line.id, line.product_id, line.sold, line.sold - line.counted_sold as more
    from (
      select i.id, i.product_id, i.counted_sold,
        case when o.order_status in ('DELIVERED', 'COMPLETED')
          then greatest(0, i.quantity - coalesce(back.pieces, 0)) else 0 end as sold
      from (
        select id from orders where delivered_at >= ${since.toISOString()}
        union
        select order_id from return_requests where updated_at >= ${since.toISOString()}
      ) touched
      join orders o on o.id = touched.id
      join order_items i on i.order_id = o.id
      left join lateral (
        -- A return that names no lines is of all of them.
        select sum(case when exists (select from return_items one where one.return_request_id = r.id)
          then coalesce(chosen.quantity, 0) else i.quantity end)::integer as pieces
        from return_requests r
        left join return_items chosen
          on chosen.return_request_id = r.id and chosen.order_detail_item_id = i.id
        where r.order_id = o.id and r.status = ${ReturnStatus.completed}
      ) back on true
    ) line
    where line.sold <> line.counted_sold`);
  if (rows.length === 0) return;
  const lines = sql`unnest(${sql.param(rows.map(({ id }) => id))}::integer[],
    ${sql.param(rows.map(({ sold }) => sold))}::integer[]) as line (id, sold)`;
  await tx.execute(
    sql`update ${orderItems} i set counted_sold = line.sold from ${lines} where i.id = line.id`,
  );
  const counts = sumBy(rows);
  const moved = sql`unnest(${sql.param([...counts.keys()])}::integer[],
    ${sql.param([...counts.values()])}::integer[]) as moved (id, more)`;
  // In the order in which buyers lock them.
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

function sumBy(rows: readonly Changed[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { product_id, more } of rows) sums.set(product_id, (sums.get(product_id) ?? 0) + more);
  return sums;
}

/** Counts how many products shops and categories have on sale. */
export const countProducts: JobHandler<"count-products"> = async ({ db }) => {
  await db.execute(sql`
    update tenants t set product_count = counted.products
    from (
      select t.id, count(p.id)::integer as products
      from tenants t left join products p on p.tenant_id = t.id and p.active group by t.id
    ) counted
    where counted.id = t.id and counted.products <> t.product_count`);
  await db.execute(sql`
    update categories c set product_count = counted.products
    from (
      select c.id, count(on_sale.category_id)::integer as products
      from categories c
      left join (select unnest(category_path) as category_id from products where active) on_sale
        on on_sale.category_id = c.id
      group by c.id
    ) counted
    where counted.id = c.id and counted.products <> c.product_count`);
};
