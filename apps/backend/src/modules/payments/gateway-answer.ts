import type { GatewayOutcome, PaymentGatewayId } from "@sen/domain";
import { CURRENCY, type NoticeVerdict, type PaymentAnswer } from "../../ports/payment-gateway.ts";
import type { PaymentRow } from "./payment-row.ts";

/** What a gateway says of a payment, with whose word it is. */
export interface GatewayAnswer extends PaymentAnswer {
  gateway: PaymentGatewayId;
}

/** What was settled, or why nothing was. */
export type Settled = Exclude<NoticeVerdict, "forged" | "failed">;

/** Half an answer says nothing: money without an amount was not paid. */
export const believableOutcome = ({ outcome, amount }: PaymentAnswer): GatewayOutcome =>
  outcome === "paid" && !Number.isSafeInteger(amount) ? "unknown" : outcome;

/** Whether a gateway tells of other money than was asked for. */
export const isAmountMismatch = ({ amount, currency }: PaymentAnswer, payment: PaymentRow): boolean =>
  amount !== payment.amount || currency !== CURRENCY;
