import { RefundStatus } from "../statuses.ts";
import type { Machine } from "./machine.ts";

const { new: opened, approved, cancelled, completed, transactionPending, failed } = RefundStatus;

/**
 * The refund. Spec §4 names the statuses; the moves are our choice. The operator approves and sends the money, the
 * gateway says whether it arrived; a failed transfer can be sent again. A refusal is a cancelled refund that says why
 * (`reason_not_refund`). None begins that nobody knows where to send: of what was paid in cash, the account is known before.
 */
export const refundMachine: Machine<RefundStatus> = {
  name: "refund",
  states: Object.values(RefundStatus),
  starts: [
    { state: opened, actors: ["customer", "tenant", "operator"], guards: ["refund_destination_known"] },
  ],
  transitions: [
    { from: opened, to: approved, actors: ["operator"] },
    { from: opened, to: cancelled, actors: ["operator"], guards: ["not_refund_reason_given"] },
    { from: approved, to: transactionPending, actors: ["operator"], guards: ["refund_destination_known"] },
    { from: approved, to: cancelled, actors: ["operator"], guards: ["not_refund_reason_given"] },
    { from: transactionPending, to: completed, actors: ["gateway"] },
    { from: transactionPending, to: failed, actors: ["gateway"] },
    { from: failed, to: transactionPending, actors: ["operator"], guards: ["refund_destination_known"] },
    { from: failed, to: cancelled, actors: ["operator"], guards: ["not_refund_reason_given"] },
  ],
};
