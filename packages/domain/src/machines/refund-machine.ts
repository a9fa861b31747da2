import { RefundStatus } from "../statuses.ts";
import type { Machine } from "./machine.ts";

const { new: opened, approved, cancelled, completed, transactionPending, failed } = RefundStatus;

/**
 * The refund. Spec §4 names the statuses; the transitions are our choice. The operator approves and sends the money, the gateway reports
 * whether it arrived; a failed transfer can be retried. A refused refund is cancelled with a reason (`reason_not_refund`). A refund requires
 * a known destination: for cash payments, the bank account must be given first.
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
