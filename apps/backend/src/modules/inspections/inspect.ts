import { and, eq, isNull, sql } from "../../database/drizzle.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { goodsInspections, orderItems } from "../../database/schema/index.ts";
import { invalid, notFound } from "../../errors/errors.ts";
import { giveBackItems, lockOrder, TransitionRefused } from "../order-records/index.ts";

type OrderItem = typeof orderItems.$inferSelect;

/** Number of returned pieces by result of the inspection. */
export interface Findings {
  /** Back for sale. */
  sellable: number;
  damaged: number;
  missing: number;
  /** Set aside while a complaint or an insurer is pending; inspected again later. */
  kept: number;
}

/** Sets returned pieces aside for inspection. They are not sold again before it. */
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
 * Records the findings about returned pieces. Sellable ones go back into stock, and into the deals they were sold from. Pieces set
 * aside as `kept` may be inspected again; pieces decided before stay decided.
 *
 * @throws DomainError 404 without such an inspection, 422 if it is decided, and at `quantity` if the findings do not cover all pieces
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
  if (row.inspected_at !== null && row.kept === 0) {
    throw new TransitionRefused("TRANSITION_NOT_ALLOWED", "the inspection is decided already");
  }
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

/** Records that nothing of an order will come back: its pieces that await inspection are missing. */
export async function recordNothingBack(
  tx: Transaction,
  orderId: number,
  note: string,
  now: Date,
): Promise<void> {
  await tx
    .update(goodsInspections)
    .set({ missing: goodsInspections.quantity, note, inspected_at: now })
    .where(and(eq(goodsInspections.order_id, orderId), isNull(goodsInspections.inspected_at)));
}

/** Inspections that are pending or have kept pieces, oldest first. */
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
