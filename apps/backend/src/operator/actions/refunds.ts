import { RefundStatus, type Actor } from "@sen/domain";
import { lockRefund } from "../../modules/order-records/index.ts";
import { moveRefund } from "../../modules/refunds/index.ts";
import type { OperatorContext } from "../operator-context.ts";

const { new: opened, approved, cancelled, completed, transactionPending, failed } = RefundStatus;

/** The operator's way to where the gateway takes over. */
const onward: Partial<Record<RefundStatus, RefundStatus>> = {
  [opened]: approved,
  [approved]: transactionPending,
  [failed]: transactionPending,
};

async function step(
  { db, now }: OperatorContext,
  id: number,
  to: RefundStatus,
  actor: Actor,
  reason?: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { order, refund } = await lockRefund(tx, "staff", id);
    await moveRefund(tx, order, refund, to, actor, now, reason);
  });
}

/** Sends the money, approving it first where that is still to be done. */
export async function sendRefund({ db, now }: OperatorContext, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { order, refund } = await lockRefund(tx, "staff", id);
    let status = refund.status as RefundStatus;
    do {
      const next = onward[status] ?? transactionPending;
      await moveRefund(tx, order, { ...refund, status }, next, "operator", now);
      status = next;
    } while (status !== transactionPending);
  });
}

/** Approves a refund. */
export const approveRefund = (context: OperatorContext, id: number) =>
  step(context, id, approved, "operator");

/** The money arrived. */
export const refundArrived = (context: OperatorContext, id: number) =>
  step(context, id, completed, "gateway");

/** The money came back. */
export const refundFailed = (context: OperatorContext, id: number) => step(context, id, failed, "gateway");

/** Nothing is paid back, and why. */
export const refuseRefund = (context: OperatorContext, id: number, reason: string) =>
  step(context, id, cancelled, "operator", reason);
