import { checkTransition, mayStart, type Guard, type Machine, type Mover } from "@sen/domain";
import { DomainError } from "../../errors/errors.ts";

/** Domain's table refuses the transition: 422, nothing is written. `detail` says what was tried, for people at a console. */
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
  const missing = judged.missing.length > 0 ? `, missing: ${judged.missing.join(", ")}` : "";
  throw new TransitionRefused(
    judged.refusal,
    `${machine.name}: ${String(from)} → ${String(to)} by ${mover.actor}${missing}`,
  );
}

/** Refuses a record that may not start in this state. */
export function assertStart<State>(machine: Machine<State>, state: State, mover: Mover): void {
  if (mayStart(machine, state, mover)) return;
  const refusal = machine.starts.some((start) => start.state === state && start.actors.includes(mover.actor))
    ? "GUARD_NOT_MET"
    : "TRANSITION_NOT_ALLOWED";
  throw new TransitionRefused(refusal, `${machine.name}: cannot begin as ${String(state)} by ${mover.actor}`);
}

/** The guards whose fact is true. */
export function satisfiedGuards(facts: Partial<Record<Guard, boolean>>): Guard[] {
  return (Object.keys(facts) as Guard[]).filter((guard) => facts[guard]);
}
