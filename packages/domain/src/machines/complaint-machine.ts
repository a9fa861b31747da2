import { ComplaintStatus } from "../statuses.ts";
import type { Machine } from "./machine.ts";

const { new: opened, cancelled, completed, processing, compensating } = ComplaintStatus;

/**
 * The complaint. Spec §4: the customer may cancel it while it is new or processing; the other transitions are our choice.
 * Requesting and adding evidence does not change the status.
 */
export const complaintMachine: Machine<ComplaintStatus> = {
  name: "complaint",
  states: Object.values(ComplaintStatus),
  starts: [{ state: opened, actors: ["customer"] }],
  transitions: [
    { from: opened, to: processing, actors: ["tenant", "operator"] },
    { from: opened, to: cancelled, actors: ["customer"] },
    { from: processing, to: cancelled, actors: ["customer"] },
    { from: processing, to: compensating, actors: ["operator"], guards: ["solution_given"] },
    { from: processing, to: completed, actors: ["operator"], guards: ["solution_given"] },
    { from: compensating, to: completed, actors: ["operator"] },
  ],
};
