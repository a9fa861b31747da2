import { AttachmentCreator, ReturnStatus, type Actor } from "@sen/domain";
import { lockReturn } from "../../modules/order-records/index.ts";
import { moveReturn } from "../../modules/returns/index.ts";
import type { OperatorContext } from "../operator-context.ts";
import { alertOf, moveParcel, parcelOf } from "../../modules/parcels/index.ts";
import { closeAlert } from "../../modules/provider-log/index.ts";

async function step(
  { db, now }: OperatorContext,
  id: number,
  to: ReturnStatus,
  actor: Actor,
  { failReason, ...answer }: { failReason?: string; solution?: string; reason_reject?: string } = {},
): Promise<void> {
  await db.transaction(async (tx) => {
    const { order, request } = await lockReturn(tx, "staff", id);
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

/** The shop takes up a return. */
export const startProcessingReturn = (context: OperatorContext, id: number) =>
  step(context, id, ReturnStatus.processing, "tenant");

/** The shop approves a return and proposes a solution. */
export const approveReturn = (context: OperatorContext, id: number, solution: string) =>
  step(context, id, ReturnStatus.approved, "tenant", { solution });

/** The shop rejects a return, with a reason. */
export const rejectReturn = (context: OperatorContext, id: number, reason_reject: string) =>
  step(context, id, ReturnStatus.rejected, "tenant", { reason_reject });

/** The carrier has collected the goods. */
export const collectReturn = (context: OperatorContext, id: number) =>
  step(context, id, ReturnStatus.customerConfirmedDelivered, "carrier");

/** The carrier could not bring the goods back. */
export const failReturn = (context: OperatorContext, id: number, failReason: string) =>
  step(context, id, ReturnStatus.deliveryFailed, "carrier", { failReason });

/** The shop has received the goods. If the parcel was undeliverable, this ends its order. */
export async function receiveReturn({ db, now }: OperatorContext, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { order, request } = await lockReturn(tx, "staff", id);
    const to = ReturnStatus.shopConfirmedReceived;
    await moveReturn(tx, order, request, { to, actor: "tenant" }, now);
    if (order.return_creator_type !== AttachmentCreator.system) return;
    await moveParcel(tx, order.id, to, now);
    await closeAlert(tx, alertOf((await parcelOf(tx, order.id)).id), now);
  });
}

/** The shop closes the return, which starts the refund. */
export const completeReturn = (context: OperatorContext, id: number) =>
  step(context, id, ReturnStatus.completed, "tenant");

/** The carrier retries after a failure: it collects a customer's return again, or delivers a parcel again. */
export async function retryReturn({ db, now }: OperatorContext, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { order, request } = await lockReturn(tx, "staff", id);
    const goesOut = order.order_status === "TO_RECEIVE";
    const to = goesOut ? ReturnStatus.cancelled : ReturnStatus.customerApproved;
    await moveReturn(tx, order, request, { to, actor: "operator" }, now);
    if (goesOut) await moveParcel(tx, order.id, ReturnStatus.processing, now);
  });
}
