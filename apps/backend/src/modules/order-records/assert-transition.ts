import { checkTransition, mayStart, type Guard, type Machine, type Mover } from "@sen/domain";
import { DomainError } from "../../errors/errors.ts";
import { statusName } from "./status-name.ts";

/** Domain's table refuses the transition: 422, nothing is written. `detail` says to staff what was tried. */
export class TransitionRefused extends DomainError {
  readonly detail: string;

  constructor(messageCode: "TRANSITION_NOT_ALLOWED" | "ACTOR_NOT_ALLOWED" | "GUARD_NOT_MET", detail: string) {
    super("invalid", messageCode);
    this.name = "TransitionRefused";
    this.detail = detail;
  }
}

/** Refuses a transition that the machine's table does not allow this actor under these facts. */
export function assertTransition<State>(machine: Machine<State>, from: State, to: State, mover: Mover): void {
  const judged = checkTransition(machine, from, to, mover);
  if (judged.ok) return;
  const { name } = machine;
  const [is, becomes] = [from, to].map((status) => statusName(name, status));
  const by = judged.refusal === "ACTOR_NOT_ALLOWED" ? ` by the ${mover.actor}` : "";
  throw new TransitionRefused(
    judged.refusal,
    from === to
      ? `the ${name} is ${is} already`
      : `the ${name} is ${is} and cannot become ${becomes}${by}${lacking(judged.missing)}`,
  );
}

/** Refuses a record that may not start in this state. */
export function assertStart<State>(machine: Machine<State>, state: State, mover: Mover): void {
  if (mayStart(machine, state, mover)) return;
  const start = machine.starts.find((one) => one.state === state && one.actors.includes(mover.actor));
  const missing = (start?.guards ?? []).filter((guard) => !mover.holds?.includes(guard));
  throw new TransitionRefused(
    start ? "GUARD_NOT_MET" : "TRANSITION_NOT_ALLOWED",
    `the ${machine.name} cannot begin as ${statusName(machine.name, state)}${lacking(missing)}`,
  );
}

const lacking = (missing: readonly Guard[]) =>
  missing.length > 0 ? `: ${missing.map((guard) => needs[guard]).join(", ")}` : "";

/** What to say to staff if a condition does not hold. */
const needs: Record<Guard, string> = {
  payment_complete: "it is not paid",
  cash_on_delivery: "it is not paid in cash",
  online_payment: "it is not paid online",
  order_awaits_payment: "the order awaits no payment",
  payment_overdue: "there is still time to pay",
  no_return_in_the_way: "its return is not over",
  parcel_came_back: "the parcel is not back at the shop",
  solution_given: "the shop has proposed no solution yet (--solution of the answer)",
  reject_reason_given: "give --reason",
  fail_reason_given: "give --reason",
  not_refund_reason_given: "give --reason",
  refund_destination_known:
    "it was paid in cash, so give the customer's bank account (--bank, --account, --holder)",
  opened_by_customer: "it is about a parcel that could not be delivered",
  opened_by_failed_delivery: "the customer requested it",
  within_reopen_window: "it was closed too long ago",
};

/** The guards whose fact is true. */
export function satisfiedGuards(facts: Partial<Record<Guard, boolean>>): Guard[] {
  return (Object.keys(facts) as Guard[]).filter((guard) => facts[guard]);
}
