import { ReturnStatus } from "@sen/domain";
import { eq, sql } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { figuresFollowed, orderItems } from "../../database/schema/index.ts";
import type { JobHandler } from "../../jobs/job-handler.ts";
import { addSold } from "../catalogue/index.ts";

const FIGURE = "sold";
/** A row written shortly before the last run may have been committed after it. */
const OVERLAP_MS = 10 * 60 * 1000;
const EVER = new Date(0);

/**
 * Updates `sold_count` of products and shops: pieces delivered minus pieces returned. Each order line stores how many of its pieces
 * are counted already, so any run may be repeated.
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
  const lines = sql`unnest(${sql.param(rows.map(({ id }) => id))}::bigint[],
    ${sql.param(rows.map(({ sold }) => sold))}::integer[]) as line (id, sold)`;
  await tx.execute(
    sql`update ${orderItems} i set counted_sold = line.sold from ${lines} where i.id = line.id`,
  );
  await addSold(tx, sumBy(rows));
}

function sumBy(rows: readonly Changed[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { product_id, more } of rows) sums.set(product_id, (sums.get(product_id) ?? 0) + more);
  return sums;
}
