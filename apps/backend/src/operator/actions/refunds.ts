import { RefundStatus, type Actor } from "@sen/domain";
import { holdRefund } from "../../aftersales/hold.ts";
import { moveRefund } from "../../aftersales/refund-moves.ts";
import type { Desk } from "../desk.ts";

const { new: opened, approved, cancelled, completed, transactionPending, failed } = RefundStatus;

/** The operator's way to where the gateway takes over. */
const onward: Partial<Record<RefundStatus, RefundStatus>> = {
  [opened]: approved,
  [approved]: transactionPending,
  [failed]: transactionPending,
};

async function step(
  { db, now }: Desk,
  id: number,
  to: RefundStatus,
  actor: Actor,
  reason?: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { order, refund } = await holdRefund(tx, "staff", id);
    await moveRefund(tx, order, refund, to, actor, now, reason);
  });
}

/** Sends the money, approving it first where that is still to be done. */
export async function sendRefund({ db, now }: Desk, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { order, refund } = await holdRefund(tx, "staff", id);
    let status = refund.status as RefundStatus;
    do {
      const next = onward[status] ?? transactionPending;
      await moveRefund(tx, order, { ...refund, status }, next, "operator", now);
      status = next;
    } while (status !== transactionPending);
  });
}

/** Approves a refund. */
export const approveRefund = (desk: Desk, id: number) => step(desk, id, approved, "operator");

/** The money arrived. */
export const refundArrived = (desk: Desk, id: number) => step(desk, id, completed, "gateway");

/** The money came back. */
export const refundFailed = (desk: Desk, id: number) => step(desk, id, failed, "gateway");

/** Nothing is paid back, and why. */
export const refuseRefund = (desk: Desk, id: number, reason: string) =>
  step(desk, id, cancelled, "operator", reason);
