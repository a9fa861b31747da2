import type { GatewayOutcome, PaymentGatewayId } from "@sen/domain";
import { CURRENCY, type NoticeVerdict, type PaymentAnswer } from "../../ports/payment-gateway.ts";
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

/** Whether the gateway reports a different amount or currency than the payment's. */
export const isAmountMismatch = ({ amount, currency }: PaymentAnswer, payment: PaymentRow): boolean =>
  amount !== payment.amount || currency !== CURRENCY;
