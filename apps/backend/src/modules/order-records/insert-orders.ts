import { sql } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { statement } from "../../database/prepared.ts";
import { orderHistories, orderItems, orders } from "../../database/schema/index.ts";
import type { OrderRow } from "./order-row.ts";
import { requestCode } from "./presenter/codes.ts";
import { indexOrderWords } from "./search.ts";

/** Columns that every new order must state, though they may be null. */
type Said = "delivery_coupon_id" | "mall_coupon_id" | "tenant_coupon_id" | "held_until";

/** An order to insert, with its lines. Its id, code and timestamps are assigned here. */
export interface NewOrder {
  order: Omit<typeof orders.$inferInsert, "id" | "code" | "created_at" | "updated_at" | Said> &
    Pick<OrderRow, Said>;
  items: readonly Omit<typeof orderItems.$inferInsert, "order_id">[];
}

/** An order that was just placed. */
export type PlacedOrder = NewOrder["order"] & Pick<OrderRow, "id" | "code" | "created_at" | "updated_at">;

/** Reserves ids for new orders, ascending. The order codes are made from them. */
export async function nextOrderIds(tx: Transaction, count: number): Promise<number[]> {
  return (await nextIds(tx, { count })).map(({ id }) => id);
}

/** Gives the new orders these ids, in order. */
export function numbered(ids: readonly number[], wanted: readonly NewOrder[], now: Date): PlacedOrder[] {
  return wanted.map(({ order }, index) => {
    const id = ids[index] ?? 0;
    return {
      ...order,
      id,
      code: requestCode("SEN", { id, created_at: now }),
      created_at: now,
      updated_at: now,
    };
  });
}

/**
 * Inserts new orders with their lines and first history entries, and indexes their words for search. The insert of the orders is sent
 * before this function first awaits, so statements sent after the call may reference them.
 */
export async function insertOrders(
  tx: Transaction,
  placed: readonly PlacedOrder[],
  wanted: readonly NewOrder[],
  now: Date,
): Promise<void> {
  const written = tx
    .insert(orders)
    .values([...placed])
    .execute();
  const items = placed.flatMap(({ id }, index) =>
    (wanted[index]?.items ?? []).map((item) => ({ ...item, order_id: id })),
  );
  const begun = placed.map(({ id: order_id, order_status, payment_status }) => ({
    order_id,
    order_status,
    payment_status,
    created_at: now,
  }));
  await Promise.all([written, tx.insert(orderItems).values(items), tx.insert(orderHistories).values(begun)]);
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
