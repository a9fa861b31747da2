import { eq, sql } from "../../database/drizzle.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { goodsInspections, orderItems } from "../../database/schema/index.ts";
import { conflict, invalid, notFound } from "../../errors/errors.ts";
import { giveBackItems, lockOrder } from "../order-records/index.ts";

type OrderItem = typeof orderItems.$inferSelect;

/** What pieces that came back were found to be, together all of them. */
export interface Findings {
  /** Are sold again. */
  sellable: number;
  damaged: number;
  missing: number;
  /** Stay aside while a complaint or an insurer looks at them; looked at again later. */
  kept: number;
}

/** Puts pieces that came back aside until somebody has looked at them. Nothing is sold again before. */
export async function awaitInspection(
  tx: Queryable,
  items: readonly Pick<OrderItem, "id" | "order_id" | "quantity">[],
  now: Date,
): Promise<void> {
  const rows = items
    .filter(({ quantity }) => quantity > 0)
    .map(({ id, order_id, quantity }) => ({ order_id, order_item_id: id, quantity, created_at: now }));
  if (rows.length > 0) await tx.insert(goodsInspections).values(rows);
}

/**
 * Writes down what pieces were found to be; the sellable ones are in stock again, with the deals that they were sold out of. Pieces that were kept may be
 * looked at again: what was decided before stays.
 *
 * @throws DomainError 404 without such an inspection, 409 when it is decided, 422 at `quantity` where the findings are not all pieces
 */
export async function inspectGoods(
  tx: Transaction,
  id: number,
  findings: Findings,
  note: string,
  now: Date,
): Promise<void> {
  const [asked] = await tx.select().from(goodsInspections).where(eq(goodsInspections.id, id));
  if (!asked) throw notFound();
  await lockOrder(tx, "staff", asked.order_id);
  const [row] = await tx.select().from(goodsInspections).where(eq(goodsInspections.id, id));
  if (!row) throw notFound();
  if (row.inspected_at !== null && row.kept === 0) throw conflict();
  const { sellable, damaged, missing, kept } = findings;
  const isWhole = sellable + damaged + missing + kept === row.quantity;
  const keepsDecided = sellable >= row.sellable && damaged >= row.damaged && missing >= row.missing;
  if (!isWhole || !keepsDecided) throw invalid("quantity", "PIECES_NOT_ALL");
  await tx
    .update(goodsInspections)
    .set({ ...findings, note, inspected_at: now })
    .where(eq(goodsInspections.id, id));
  const again = sellable - row.sellable;
  if (again === 0) return;
  const [item] = await tx.select().from(orderItems).where(eq(orderItems.id, row.order_item_id));
  if (!item) throw notFound();
  await giveBackItems(tx, [{ ...item, quantity: again }]);
}

/** What waits to be looked at, or was kept, the oldest first. */
export async function openInspections(db: Queryable, limit: number) {
  return db
    .select({
      inspection: goodsInspections.id,
      order: goodsInspections.order_id,
      product: orderItems.product_name_vi,
      pieces: goodsInspections.quantity,
      sellable: goodsInspections.sellable,
      damaged: goodsInspections.damaged,
      missing: goodsInspections.missing,
      kept: goodsInspections.kept,
      note: goodsInspections.note,
      since: goodsInspections.created_at,
    })
    .from(goodsInspections)
    .innerJoin(orderItems, eq(orderItems.id, goodsInspections.order_item_id))
    .where(sql`${goodsInspections.inspected_at} is null or ${goodsInspections.kept} > 0`)
    .orderBy(goodsInspections.id)
    .limit(limit);
}
