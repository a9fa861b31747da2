import { PaymentMethod, RefundStatus } from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import { paymentTransfers } from "../../database/schema/index.ts";
import { notAllowedNow } from "../../errors/errors.ts";
import { lockRefund } from "../order-records/index.ts";
import { askAgain, lockTransfer, openTransfer, renewTransfer, type TransferRow } from "../payments/index.ts";
import { advanceTransfer, type TransferServices } from "./advance-transfer.ts";
import { moveRefund } from "./refund-moves.ts";

/** Puts a refund on its way: of an online payment through the gateway. Approves it first where that is still to be done. */
export async function sendRefund(services: TransferServices, id: number): Promise<void> {
  const transfer = await startRefund(services, id);
  if (transfer) await advanceTransfer(services, transfer.id);
}

/** The refund's way in our books; a job asks the gateway afterwards. None for money that goes to a bank account. */
export async function startRefund(
  { db, clock }: Pick<TransferServices, "db" | "clock">,
  refundId: number,
): Promise<Pick<TransferRow, "id"> | null> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const { order, refund } = await lockRefund(tx, "staff", refundId);
    let { status } = refund;
    do {
      const next = onward[status] ?? RefundStatus.transactionPending;
      await moveRefund(tx, order, { ...refund, status }, { to: next, actor: "operator" }, now);
      status = next;
    } while (status !== RefundStatus.transactionPending);
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

/** The operator's way to where the gateway takes over. */
const onward: Partial<Record<RefundStatus, RefundStatus>> = {
  [RefundStatus.new]: RefundStatus.approved,
};

/**
 * Goes on with money that is not on its way. What the gateway refused is sent once more under another name; a refund is sent again as a refund. About
 * what is stuck the gateway is asked again, under the same name.
 */
export async function retryTransfer(services: TransferServices, id: number): Promise<void> {
  await services.db.transaction(async (tx) => {
    const transfer = await lockTransfer(tx, id);
    const now = services.clock.now();
    if (transfer.status === "stuck") {
      await askAgain(tx, transfer, now);
      return;
    }
    if (transfer.status !== "failed" || transfer.refund_id !== null) {
      throw notAllowedNow("TRANSFER_NOT_FAILED");
    }
    await renewTransfer(tx, transfer, now);
  });
  await advanceTransfer(services, id);
}

/** A person found a stuck transfer at the gateway, by the gateway's number: it is asked about that. */
export async function foundTransfer(services: TransferServices, id: number, number: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const transfer = await lockTransfer(tx, id);
    if (transfer.status !== "stuck") throw notAllowedNow("TRANSFER_NOT_FAILED");
    await askAgain(tx, transfer, services.clock.now(), { gateway_reference: number });
  });
  await advanceTransfer(services, id);
}

/** A person saw at the gateway that it never had a stuck transfer: it is sent under another name. */
export async function resendTransfer(services: TransferServices, id: number): Promise<void> {
  await services.db.transaction(async (tx) => {
    const transfer = await lockTransfer(tx, id);
    if (transfer.status !== "stuck") throw notAllowedNow("TRANSFER_NOT_FAILED");
    await renewTransfer(tx, transfer, services.clock.now());
  });
  await advanceTransfer(services, id);
}
