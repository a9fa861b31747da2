import { PaymentMethod, RefundStatus } from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { paymentTransfers } from "../../database/schema/index.ts";
import { notAllowedNow } from "../../errors/errors.ts";
import { lockRefund } from "../order-records/index.ts";
import { askAgain, lockTransfer, openTransfer, renewTransfer, type TransferRow } from "../payments/index.ts";
import { advanceTransfer, type TransferServices } from "./advance-transfer.ts";
import { moveRefund } from "./refund-moves.ts";

/** Starts a refund and, for an online payment, sends it through the gateway. Approves it first if necessary. */
export async function sendRefund(services: TransferServices, id: number): Promise<void> {
  const transfer = await startRefund(services, id);
  if (transfer) await advanceTransfer(services, transfer.id);
}

/** Moves a refund to "transaction pending" and opens its transfer; the gateway is called later. Null if the money goes to a bank account. */
export async function startRefund(
  { db, clock }: Pick<TransferServices, "db" | "clock">,
  refundId: number,
): Promise<Pick<TransferRow, "id"> | null> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const { order, refund } = await lockRefund(tx, "staff", refundId);
    let { status } = refund;
    if (status === RefundStatus.new) {
      status = RefundStatus.approved;
      await moveRefund(tx, order, refund, { to: status, actor: "operator" }, now);
    }
    const to = RefundStatus.transactionPending;
    await moveRefund(tx, order, { ...refund, status }, { to, actor: "operator" }, now);
    if (order.payment_method !== PaymentMethod.online || order.payment_id === null) return null;
    const [present] = await tx
      .select()
      .from(paymentTransfers)
      .where(eq(paymentTransfers.refund_id, refundId))
      .for("update");
    if (present) return present.status === "failed" ? renewTransfer(tx, present, now) : present;
    const { payment_id, id: order_id } = order;
    const { amount } = refund;
    return openTransfer(tx, { payment_id, order_id, amount, reason: "refund", refund_id: refundId }, now);
  });
}

/** Lets a stopped transfer go on, and runs its next step. */
async function resume(
  services: TransferServices,
  id: number,
  change: (tx: Transaction, transfer: TransferRow, now: Date) => Promise<unknown>,
): Promise<void> {
  await services.db.transaction(async (tx) => change(tx, await lockTransfer(tx, id), services.clock.now()));
  await advanceTransfer(services, id);
}

function assertStuck({ status }: TransferRow): void {
  if (status !== "stuck") throw notAllowedNow("TRANSFER_NOT_FAILED");
}

/**
 * Resumes a transfer that has stopped. A refused one is sent again under a new reference, unless it belongs to a refund: then the refund
 * itself must be retried. A stuck one is checked again under the same reference.
 */
export const retryTransfer = (services: TransferServices, id: number): Promise<void> =>
  resume(services, id, (tx, transfer, now) => {
    if (transfer.status === "failed" && transfer.refund_id === null) return renewTransfer(tx, transfer, now);
    assertStuck(transfer);
    return askAgain(tx, transfer, now);
  });

/** A person found a transfer at the gateway: checks it by the gateway's number, which may replace a mistyped one. */
export const foundTransfer = (services: TransferServices, id: number, number: string): Promise<void> =>
  resume(services, id, (tx, transfer, now) => {
    if (transfer.status !== "sent") assertStuck(transfer);
    return askAgain(tx, transfer, now, { gateway_reference: number });
  });

/** A person saw that the gateway does not have a stuck transfer: sends it under a new reference. */
export const resendTransfer = (services: TransferServices, id: number): Promise<void> =>
  resume(services, id, (tx, transfer, now) => {
    assertStuck(transfer);
    return renewTransfer(tx, transfer, now);
  });
