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

/** Numbers for so many new orders, ascending. Their codes are made of them. */
export async function nextOrderIds(tx: Transaction, count: number): Promise<number[]> {
  return (await nextIds(tx, { count })).map(({ id }) => id);
}

/** Writes orders under these numbers. Answers them in the order given. `insertLines` belongs to it. */
export async function insertOrders(
  tx: Transaction,
  ids: readonly number[],
  wanted: readonly NewOrder[],
  now: Date,
): Promise<OrderRow[]> {
  const rows = wanted.map(({ order }, index) => {
    const id = ids[index] ?? 0;
    return { ...order, id, code: orderCode(id, now), created_at: now, updated_at: now };
  });
  const placed = await tx.insert(orders).values(rows).returning();
  return placed.sort((a, b) => a.id - b.id);
}

/** Writes what orders hold and the first entry of their histories, and makes them findable by their words. */
export async function insertLines(
  tx: Transaction,
  placed: readonly OrderRow[],
  wanted: readonly NewOrder[],
  now: Date,
): Promise<void> {
  const items = placed.flatMap(({ id }, index) =>
    (wanted[index]?.items ?? []).map((item) => ({ ...item, order_id: id })),
  );
  const begun = placed.map(({ id: order_id, order_status, payment_status }) => ({
    order_id,
    order_status,
    payment_status,
    created_at: now,
  }));
  await Promise.all([tx.insert(orderItems).values(items), tx.insert(orderHistories).values(begun)]);
  await indexOrderWords(
    tx,
    placed.map(({ id }) => id),
  );
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
