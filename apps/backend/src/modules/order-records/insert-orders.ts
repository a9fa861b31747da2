import { sql } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { statement } from "../../database/prepared.ts";
import { orderHistories, orderItems, orders } from "../../database/schema/index.ts";
import type { OrderRow } from "./order-row.ts";
import { vietnamDay } from "../../vietnam-day.ts";
import { indexOrderWords } from "./search.ts";

/** An order that is to be written, with its lines. Its number, its code and its times are given here. */
export interface NewOrder {
  order: Omit<typeof orders.$inferInsert, "id" | "code" | "created_at" | "updated_at">;
  items: readonly Omit<typeof orderItems.$inferInsert, "order_id">[];
}

/** Writes orders with their lines and the first line of their histories, and makes them findable. Answers them in the order given, which is that of their ids. */
export async function insertOrders(
  tx: Transaction,
  wanted: readonly NewOrder[],
  now: Date,
): Promise<OrderRow[]> {
  // Their codes are made of them.
  const ids = (await nextIds(tx, { count: wanted.length })).map(({ id }) => id);
  const numbered = wanted.map((one, index) => ({ ...one, id: ids[index] ?? 0 }));
  const placed = await tx
    .insert(orders)
    .values(
      numbered.map(({ id, order }) => ({
        ...order,
        id,
        code: orderCode(id, now),
        created_at: now,
        updated_at: now,
      })),
    )
    .returning();
  placed.sort((a, b) => a.id - b.id);
  await tx
    .insert(orderItems)
    .values(numbered.flatMap(({ id, items }) => items.map((item) => ({ ...item, order_id: id }))));
  await indexOrderWords(tx, ids);
  await tx.insert(orderHistories).values(
    placed.map(({ id: order_id, order_status, payment_status }) => ({
      order_id,
      order_status,
      payment_status,
      created_at: now,
    })),
  );
  return placed;
}

const nextIds = statement<{ id: number }>(
  "ids_of_orders",
  sql`
    select nextval(pg_get_serial_sequence('orders', 'id')) as id
    from generate_series(1, ${sql.placeholder("count")}::integer)`,
);

/** "SEN-261121-0042": the day in Vietnam and the order's number. */
function orderCode(id: number, now: Date): string {
  return `SEN-${vietnamDay(now).slice(2).replaceAll("-", "")}-${String(id).padStart(4, "0")}`;
}
