import { AttachmentCreator, returnedLines, ReturnStatus, type Actor } from "@sen/domain";
import { asc, eq } from "drizzle-orm";
import { holdReturn } from "../../aftersales/hold.ts";
import { moveReturn } from "../../aftersales/return-moves.ts";
import { orderItems, returnItems, returnRequests } from "../../database/schema/index.ts";
import { notFound } from "../../http/errors.ts";
import { returnItemsOf } from "../../orders/telling/return.ts";
import type { Desk } from "../desk.ts";
import { moveParcel } from "./parcel.ts";

async function step(
  { db, now }: Desk,
  id: number,
  to: ReturnStatus,
  actor: Actor,
  { failReason, ...answer }: { failReason?: string; solution?: string; reason_reject?: string } = {},
): Promise<void> {
  await db.transaction(async (tx) => {
    const { order, request } = await holdReturn(tx, "staff", id);
    const feedback = { ...request.feedback, ...answer };
    await moveReturn(
      tx,
      order,
      request,
      { to, actor, feedback, ...(failReason !== undefined && { failReason }) },
      now,
    );
  });
}

/** What goes back of an order, line by line, with what was ordered of it. */
export async function showReturn({ db }: Pick<Desk, "db">, id: number) {
  const [request] = await db
    .select({ order_id: returnRequests.order_id })
    .from(returnRequests)
    .where(eq(returnRequests.id, id));
  if (!request) throw notFound();
  const chosen = await db.select().from(returnItems).where(eq(returnItems.return_request_id, id));
  const lines = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.order_id, request.order_id))
    .orderBy(asc(orderItems.id));
  return returnedLines(lines, returnItemsOf({ items: chosen }, lines)).map((line) => ({
    product: line.product_name_vi,
    variant: [line.variance_group_1_vi, line.variance_group_2_vi].filter(Boolean).join(", ") || null,
    back: line.quantity,
    ordered: lines.find(({ id: one }) => one === line.id)?.quantity ?? line.quantity,
  }));
}

/** The shop looks into a return. */
export const takeUpReturn = (desk: Desk, id: number) => step(desk, id, ReturnStatus.processing, "tenant");

/** The shop approves a return with what it proposes. */
export const approveReturn = (desk: Desk, id: number, solution: string) =>
  step(desk, id, ReturnStatus.approved, "tenant", { solution });

/** The shop rejects a return and says why. */
export const rejectReturn = (desk: Desk, id: number, reason_reject: string) =>
  step(desk, id, ReturnStatus.rejected, "tenant", { reason_reject });

/** The carrier has fetched the goods. */
export const collectReturn = (desk: Desk, id: number) =>
  step(desk, id, ReturnStatus.customerConfirmedDelivered, "carrier");

/** The carrier could not bring the goods back. */
export const failReturn = (desk: Desk, id: number, failReason: string) =>
  step(desk, id, ReturnStatus.deliveryFailed, "carrier", { failReason });

/** The shop has the goods again; a parcel that could not be delivered ends its order with that. */
export async function receiveReturn({ db, now }: Desk, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { order, request } = await holdReturn(tx, "staff", id);
    const to = ReturnStatus.shopConfirmedReceived;
    await moveReturn(tx, order, request, { to, actor: "tenant" }, now);
    if (order.return_creator_type === AttachmentCreator.system) await moveParcel(tx, order.id, to, now);
  });
}

/** The shop closes the return; what was paid begins its way back. */
export const completeReturn = (desk: Desk, id: number) => step(desk, id, ReturnStatus.completed, "tenant");

/** After a failure the carrier tries again: a customer's return is collected anew, a parcel goes out anew. */
export async function retryReturn({ db, now }: Desk, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { order, request } = await holdReturn(tx, "staff", id);
    const goesOut = order.order_status === "TO_RECEIVE";
    const to = goesOut ? ReturnStatus.cancelled : ReturnStatus.customerApproved;
    await moveReturn(tx, order, request, { to, actor: "operator" }, now);
    if (goesOut) await moveParcel(tx, order.id, ReturnStatus.processing, now);
  });
}
