import type { GatewayOutcome, PaymentGatewayId } from "@sen/domain";
import type { NoticeVerdict, PaymentAnswer } from "../../ports/payment-gateway.ts";
import type { PaymentRow } from "./payment-row.ts";

/** A gateway's status of a payment, with the gateway's id. */
export interface GatewayAnswer extends PaymentAnswer {
  gateway: PaymentGatewayId;
}

/** What settling did, or why it did nothing. */
export type Settled = Exclude<NoticeVerdict, "forged" | "failed">;

/** "paid" without an integer amount counts as unknown. */
export const believableOutcome = ({ outcome, amount }: PaymentAnswer): GatewayOutcome =>
  outcome === "paid" && !Number.isSafeInteger(amount) ? "unknown" : outcome;

/** Whether the gateway reports another amount than the payment's. */
export const isAmountMismatch = ({ amount }: PaymentAnswer, payment: PaymentRow): boolean =>
  amount !== payment.amount;
