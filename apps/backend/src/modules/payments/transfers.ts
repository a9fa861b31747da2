import type { PaymentReturnReason } from "@sen/domain";
import { addJobs, type AddJobOptions, type NewJob } from "../../jobs/add-job.ts";
import type { RefundRequest } from "../../ports/payment-gateway.ts";
import type { Transaction } from "../../database/connect.ts";
import { paymentTransfers } from "../../database/schema/index.ts";
import { serverFault } from "../../errors/errors.ts";
import type { PaymentRow } from "./payment-row.ts";
import { gatewayPayment } from "./gateway-payment.ts";

export type TransferRow = typeof paymentTransfers.$inferSelect;

/** Transfers that the gateway is still to be asked about. */
export const UNDER_WAY: TransferRow["status"][] = ["waiting", "sent"];

/** The next step of a transfer, to be queued. There is one job a transfer. */
export function advanceTransferJob(transfer_id: number, options: AddJobOptions = {}): NewJob {
  const key = `advance-transfer:${transfer_id}`;
  return { name: "advance-transfer", payload: { transfer_id }, key, ...options };
}

/** Money that is to go back through the gateway. */
export interface NewTransfer {
  payment_id: number;
  /** Dong. */
  amount: number;
  reason: PaymentReturnReason;
  refund_id?: number;
  /** @default every order of the payment is told of it */
  order_id?: number;
}

/** Writes down that money goes back, in the transaction that decides it. A job sends it afterwards, with nothing locked. */
export async function openTransfer(tx: Transaction, transfer: NewTransfer, now: Date): Promise<TransferRow> {
  const [row] = await tx
    .insert(paymentTransfers)
    .values({ ...transfer, requested_at: now, created_at: now, updated_at: now })
    .returning();
  if (!row) throw serverFault("no transfer was written");
  await addJobs(tx, [advanceTransferJob(row.id)]);
  return row;
}

/** What the gateway is asked about a transfer, to send it or to say how it stands. */
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
