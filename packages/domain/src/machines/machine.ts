/** Who can change a status. The operator is the mall's staff; the gateway moves money, the carrier parcels; the system acts on missed deadlines. */
export const ACTORS = ["customer", "tenant", "operator", "gateway", "carrier", "system"] as const;
export type Actor = (typeof ACTORS)[number];

/** A condition of a transition besides its source state. The caller has checked it. */
export type Guard =
  | "payment_complete"
  | "cash_on_delivery"
  | "online_payment"
  | "order_awaits_payment"
  | "payment_overdue"
  | "no_return_in_the_way"
  | "parcel_came_back"
  | "solution_given"
  | "reject_reason_given"
  | "fail_reason_given"
  | "not_refund_reason_given"
  | "refund_destination_known"
  | "opened_by_customer"
  | "opened_by_failed_delivery"
  | "within_reopen_window";

/** An allowed transition: by any of these actors, if all guards hold. */
export interface Transition<State> {
  from: State;
  to: State;
  actors: readonly Actor[];
  guards?: readonly Guard[];
}

/** An allowed initial state: by any of these actors, if all guards hold. */
export interface Start<State> {
  state: State;
  actors: readonly Actor[];
  guards?: readonly Guard[];
}

/** A state machine as a table: transitions not listed are not allowed. */
export interface Machine<State> {
  name: "order" | "payment" | "return" | "refund" | "complaint" | "ticket";
  states: readonly State[];
  starts: readonly Start<State>[];
  transitions: readonly Transition<State>[];
}

/** Why a transition is refused; used as `message_code`. */
export type TransitionRefusal = "TRANSITION_NOT_ALLOWED" | "ACTOR_NOT_ALLOWED" | "GUARD_NOT_MET";

/** Whether a transition is allowed, and why not. */
export type TransitionResult<State> =
  | { ok: true; transition: Transition<State> }
  | { ok: false; refusal: TransitionRefusal; from: State; to: State; missing: readonly Guard[] };

/** The actor, and the guards that hold. */
export interface Mover {
  actor: Actor;
  holds?: readonly Guard[];
}

/** The transitions out of a state. */
export function movesFrom<State>(machine: Machine<State>, from: State): Transition<State>[] {
  return machine.transitions.filter((transition) => transition.from === from);
}

/** Whether a state has no outgoing transitions. */
export function isTerminal<State>(machine: Machine<State>, state: State): boolean {
  return movesFrom(machine, state).length === 0;
}

/** Whether the table has the transition at all or, given an actor, allows it to that actor. Ignores guards. */
export function mayMove<State>(machine: Machine<State>, from: State, to: State, actor?: Actor): boolean {
  return movesFrom(machine, from).some(
    (transition) => transition.to === to && (actor === undefined || transition.actors.includes(actor)),
  );
}

/** Whether this actor may create a record in this state, given the guards that hold. */
export function mayStart<State>(
  machine: Machine<State>,
  state: State,
  { actor, holds = [] }: Mover,
): boolean {
  return machine.starts.some(
    (start) =>
      start.state === state &&
      start.actors.includes(actor) &&
      (start.guards ?? []).every((guard) => holds.includes(guard)),
  );
}

/**
 * Checks a transition with its actor and guards. The table may list it more than once (other actors, other guards): any matching row
 * allows it; otherwise the closest row determines what is missing.
 */
export function checkTransition<State>(
  machine: Machine<State>,
  from: State,
  to: State,
  { actor, holds = [] }: Mover,
): TransitionResult<State> {
  const rows = movesFrom(machine, from).filter((transition) => transition.to === to);
  const refuse = (refusal: TransitionRefusal, missing: readonly Guard[] = []): TransitionResult<State> => ({
    ok: false,
    refusal,
    from,
    to,
    missing,
  });
  if (rows.length === 0) return refuse("TRANSITION_NOT_ALLOWED");

  const theirs = rows.filter((row) => row.actors.includes(actor));
  if (theirs.length === 0) return refuse("ACTOR_NOT_ALLOWED");

  const judged = theirs
    .map((row) => ({ row, missing: (row.guards ?? []).filter((guard) => !holds.includes(guard)) }))
    .sort((a, b) => a.missing.length - b.missing.length);
  const [closest] = judged;
  if (closest === undefined) return refuse("ACTOR_NOT_ALLOWED");
  return closest.missing.length === 0
    ? { ok: true, transition: closest.row }
    : refuse("GUARD_NOT_MET", closest.missing);
}
