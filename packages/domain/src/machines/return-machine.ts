import { ReturnStatus } from "../statuses.ts";
import type { Machine } from "./machine.ts";

const {
  new: opened,
  approved,
  cancelled,
  completed,
  rejected,
  processing,
  customerApproved,
  customerConfirmedDelivered,
  shopConfirmedReceived,
  deliveryFailed,
} = ReturnStatus;

/**
 * The return. Spec §4 names the statuses; the transitions are our choice. The shop approves with a solution, the customer accepts it and
 * hands the goods over, the shop receives them, and the return is completed with a refund. An undeliverable parcel opens a return in
 * `deliveryFailed`: the shop gets it back, or the return is cancelled and the carrier tries again. If the goods of a customer's return
 * could not be transported, the return waits in `deliveryFailed` until the next pickup. Until the goods are on their way the shop can still
 * reject: nothing else would end a return whose goods the customer never sends.
 */
export const returnMachine: Machine<ReturnStatus> = {
  name: "return",
  states: Object.values(ReturnStatus),
  starts: [
    { state: opened, actors: ["customer"] },
    { state: deliveryFailed, actors: ["carrier"], guards: ["fail_reason_given"] },
  ],
  transitions: [
    { from: opened, to: processing, actors: ["tenant", "operator"] },
    { from: opened, to: approved, actors: ["tenant", "operator"], guards: ["solution_given"] },
    { from: opened, to: rejected, actors: ["tenant", "operator"], guards: ["reject_reason_given"] },
    { from: opened, to: cancelled, actors: ["customer"] },
    { from: processing, to: approved, actors: ["tenant", "operator"], guards: ["solution_given"] },
    { from: processing, to: rejected, actors: ["tenant", "operator"], guards: ["reject_reason_given"] },
    { from: processing, to: cancelled, actors: ["customer"] },
    { from: approved, to: customerApproved, actors: ["customer"] },
    { from: approved, to: cancelled, actors: ["customer"] },
    { from: approved, to: rejected, actors: ["tenant", "operator"], guards: ["reject_reason_given"] },
    { from: customerApproved, to: rejected, actors: ["tenant", "operator"], guards: ["reject_reason_given"] },
    { from: customerApproved, to: customerConfirmedDelivered, actors: ["customer", "carrier"] },
    { from: customerApproved, to: deliveryFailed, actors: ["carrier"], guards: ["fail_reason_given"] },
    { from: customerConfirmedDelivered, to: shopConfirmedReceived, actors: ["tenant", "operator"] },
    {
      from: customerConfirmedDelivered,
      to: deliveryFailed,
      actors: ["carrier"],
      guards: ["fail_reason_given"],
    },
    { from: deliveryFailed, to: shopConfirmedReceived, actors: ["tenant", "operator"] },
    { from: deliveryFailed, to: customerApproved, actors: ["operator"], guards: ["opened_by_customer"] },
    {
      from: deliveryFailed,
      to: rejected,
      actors: ["tenant", "operator"],
      guards: ["reject_reason_given", "opened_by_customer"],
    },
    { from: deliveryFailed, to: cancelled, actors: ["operator"], guards: ["opened_by_failed_delivery"] },
    { from: shopConfirmedReceived, to: completed, actors: ["tenant", "operator"] },
  ],
};
