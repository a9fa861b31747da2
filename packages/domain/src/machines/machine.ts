/** Who can move a status. The operator is the mall's staff; the gateway moves money, the carrier moves parcels; the system ends what nobody did in time. */
export const ACTORS = ["customer", "tenant", "operator", "gateway", "carrier", "system"] as const;
export type Actor = (typeof ACTORS)[number];

/** A fact that must hold for a move besides the state it starts from. Whoever moves has looked it up. */
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

/** One allowed move: by any of these actors, when every guard holds. */
export interface Transition<State> {
  from: State;
  to: State;
  actors: readonly Actor[];
  guards?: readonly Guard[];
}

/** How a record can come into being: by any of these actors, when every guard holds. */
export interface Start<State> {
  state: State;
  actors: readonly Actor[];
  guards?: readonly Guard[];
}

/** A state machine as a table: what is not in it is not allowed. */
export interface Machine<State> {
  name: "order" | "payment" | "return" | "refund" | "complaint" | "ticket";
  states: readonly State[];
  starts: readonly Start<State>[];
  transitions: readonly Transition<State>[];
}

/** Why a move is refused; a `message_code` for the wire. */
export type TransitionRefusal = "TRANSITION_NOT_ALLOWED" | "ACTOR_NOT_ALLOWED" | "GUARD_NOT_MET";

/** Whether a move may be made, and what stands against it. */
export type TransitionResult<State> =
  | { ok: true; transition: Transition<State> }
  | { ok: false; refusal: TransitionRefusal; from: State; to: State; missing: readonly Guard[] };

/** Who moves, and which guards hold. */
export interface Mover {
  actor: Actor;
  holds?: readonly Guard[];
}

/** The moves that lead out of a state. */
export function movesFrom<State>(machine: Machine<State>, from: State): Transition<State>[] {
  return machine.transitions.filter((transition) => transition.from === from);
}

/** Whether a state is an end: nothing leads out of it. */
export function isTerminal<State>(machine: Machine<State>, state: State): boolean {
  return movesFrom(machine, state).length === 0;
}

/** Whether the table has the move at all, or, with an actor, whether that actor may make it. Guards are not looked at. */
export function mayMove<State>(machine: Machine<State>, from: State, to: State, actor?: Actor): boolean {
  return movesFrom(machine, from).some(
    (transition) => transition.to === to && (actor === undefined || transition.actors.includes(actor)),
  );
}

/** Whether a record may come into being in this state by this actor, with what is known. */
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
 * Judges a move with its actor and its guards. A move can stand in the table more than once (another actor, other
 * guards): any one row that fits allows it, and otherwise the row that came closest says what is missing.
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
