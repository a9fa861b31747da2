import type { PaymentReturnReason } from "@sen/domain";
import { addJobs, type AddJobOptions, type NewJob } from "../../jobs/add-job.ts";
import type { RefundRequest } from "../../ports/payment-gateway.ts";
import type { Transaction } from "../../database/connect.ts";
import { paymentTransfers } from "../../database/schema/index.ts";
import { serverFault } from "../../errors/errors.ts";
import type { PaymentRow } from "./payment-row.ts";
import { gatewayPayment } from "./gateway-payment.ts";

export type TransferRow = typeof paymentTransfers.$inferSelect;

/** Statuses of transfers that are still in progress. */
export const OPEN_TRANSFER_STATUSES: TransferRow["status"][] = ["waiting", "sent"];

/** The job for the next step of a transfer. There is one job per transfer. */
export function advanceTransferJob(transfer_id: number, options: AddJobOptions = {}): NewJob {
  const key = `advance-transfer:${transfer_id}`;
  return { name: "advance-transfer", payload: { transfer_id }, key, ...options };
}

/** Money to send back through the gateway. */
export interface NewTransfer {
  payment_id: number;
  /** Dong. */
  amount: number;
  reason: PaymentReturnReason;
  refund_id?: number;
  /** The order whose customer sees it. @default all orders of the payment */
  order_id?: number;
}

/** Records a transfer in the transaction that decides it. A job sends it later, without holding locks. */
export async function openTransfer(tx: Transaction, transfer: NewTransfer, now: Date): Promise<TransferRow> {
  const [row] = await tx
    .insert(paymentTransfers)
    .values({ ...transfer, requested_at: now, created_at: now, updated_at: now })
    .returning();
  if (!row) throw serverFault("no transfer was written");
  await addJobs(tx, [advanceTransferJob(row.id)]);
  return row;
}

/** The request to the gateway that sends a transfer or asks for its status. */
export function refundRequest(transfer: TransferRow, payment: PaymentRow): RefundRequest {
  return {
    reference: transfer.reference,
    payment: { ...gatewayPayment(payment), transaction: payment.gateway_reference },
    amount: transfer.amount,
    isWhole: transfer.amount === payment.amount,
    description: `${transfer.reason} ${transfer.id}`,
    requestedAt: transfer.requested_at,
    transaction: transfer.gateway_reference,
  };
}
