import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ACTORS,
  checkTransition,
  complaintMachine,
  isTerminal,
  mayMove,
  mayStart,
  movesFrom,
  orderMachine,
  paymentMachine,
  refundMachine,
  returnMachine,
  ticketMachine,
  type Actor,
  type Guard,
  type Machine,
} from "./index.ts";
import { TicketStatus } from "../statuses.ts";

type State = string | number;
const machines = [
  orderMachine,
  paymentMachine,
  returnMachine,
  refundMachine,
  complaintMachine,
  ticketMachine,
] as Machine<State>[];

const allGuards = [
  ...new Set(machines.flatMap((machine) => machine.transitions.flatMap((row) => row.guards ?? []))),
];

function reachable(machine: Machine<State>): Set<State> {
  const seen = new Set<State>(machine.starts.map(({ state }) => state));
  for (const state of seen) for (const { to } of movesFrom(machine, state)) seen.add(to);
  return seen;
}

/** Terminal states, and a closed ticket, which can be reopened for a while. */
const rests = (machine: Machine<State>, state: State) =>
  isTerminal(machine, state) || (machine.name === "ticket" && state === TicketStatus.closed);

describe.each(machines.map((machine) => [machine.name, machine] as const))(
  "the %s machine",
  (_name, machine) => {
    it("reaches every state from its starting states", () => {
      expect([...reachable(machine)].toSorted()).toEqual([...machine.states].toSorted());
    });

    it("can reach an end from every state", () => {
      for (const state of machine.states) {
        const onward = reachable({ ...machine, starts: [{ state, actors: ["customer"] }] });
        expect(
          [...onward].some((reached) => rests(machine, reached)),
          String(state),
        ).toBe(true);
      }
    });

    it("has no transition to the same state and no duplicate row", () => {
      expect(machine.transitions.filter(({ from, to }) => from === to)).toEqual([]);
      const rows = machine.transitions.map(({ from, to, actors, guards }) =>
        JSON.stringify([from, to, actors, guards]),
      );
      expect(new Set(rows).size).toBe(rows.length);
    });

    it("starts a record only in the states, by the actors and under the guards of its starts", () => {
      for (const state of machine.states) {
        for (const actor of ACTORS) {
          const starts = machine.starts.filter(
            (start) => start.state === state && start.actors.includes(actor),
          );
          expect(mayStart(machine, state, { actor, holds: allGuards })).toBe(starts.length > 0);
          expect(mayStart(machine, state, { actor })).toBe(starts.some(({ guards }) => guards === undefined));
        }
      }
    });

    const state = fc.constantFrom(...machine.states);
    const actor = fc.constantFrom<Actor>(...ACTORS);
    const holds = fc.subarray<Guard>(allGuards);

    it("decides every transition as the table does, and names the reason of a refusal", () => {
      fc.assert(
        fc.property(state, state, actor, holds, (from, to, who, facts) => {
          const result = checkTransition(machine, from, to, { actor: who, holds: facts });
          const moves = machine.transitions.filter((row) => row.from === from && row.to === to);
          const theirs = moves.filter((row) => row.actors.includes(who));
          const open = theirs.filter((row) => (row.guards ?? []).every((guard) => facts.includes(guard)));
          expect(mayMove(machine, from, to)).toBe(moves.length > 0);
          expect(mayMove(machine, from, to, who)).toBe(theirs.length > 0);
          if (result.ok) {
            expect(open).toContain(result.transition);
          } else {
            expect(open).toEqual([]);
            const refusal =
              moves.length === 0
                ? "TRANSITION_NOT_ALLOWED"
                : theirs.length === 0
                  ? "ACTOR_NOT_ALLOWED"
                  : "GUARD_NOT_MET";
            expect(result.refusal).toBe(refusal);
            expect(result.missing.length > 0).toBe(refusal === "GUARD_NOT_MET");
            expect(result.missing.filter((guard) => facts.includes(guard))).toEqual([]);
          }
        }),
        { numRuns: 500 },
      );
    });

    it("stays within its states and never leaves a terminal state", () => {
      fc.assert(
        fc.property(
          fc.constantFrom(...machine.starts.map((start) => start.state)),
          fc.array(fc.record({ to: state, who: actor, facts: holds }), { maxLength: 60 }),
          (start, tries) => {
            let now = start;
            let ended = isTerminal(machine, now);
            for (const { to, who, facts } of tries) {
              const result = checkTransition(machine, now, to, { actor: who, holds: facts });
              if (!result.ok) continue;
              expect(ended).toBe(false);
              now = to;
              expect(machine.states).toContain(now);
              ended = isTerminal(machine, now);
            }
          },
        ),
      );
    });
  },
);

describe("transition guards", () => {
  it("let a customer place a pending order only with cash on delivery, and the gateway only with a payment", () => {
    const to = (actor: Actor, ...holds: Guard[]) =>
      checkTransition(orderMachine, "PENDING_CONFIRM", "CREATED", { actor, holds });
    expect(to("customer", "payment_complete")).toMatchObject({ ok: false, missing: ["cash_on_delivery"] });
    expect(to("customer", "cash_on_delivery").ok).toBe(true);
    expect(to("gateway", "cash_on_delivery")).toMatchObject({ ok: false, missing: ["payment_complete"] });
    expect(to("gateway", "payment_complete").ok).toBe(true);
    expect(to("carrier", "payment_complete")).toMatchObject({ ok: false, refusal: "ACTOR_NOT_ALLOWED" });
  });

  it("require a destination to start a refund, and a reason to record a failed delivery", () => {
    const begins = (actor: Actor, ...holds: Guard[]) => mayStart(refundMachine, 0, { actor, holds });
    for (const actor of ["customer", "tenant", "operator"] as const) {
      expect(begins(actor)).toBe(false);
      expect(begins(actor, "refund_destination_known")).toBe(true);
    }
    expect(mayStart(returnMachine, 9, { actor: "carrier" })).toBe(false);
    expect(mayStart(returnMachine, 9, { actor: "carrier", holds: ["fail_reason_given"] })).toBe(true);
  });

  it("require a reason to refuse a refund", () => {
    expect(checkTransition(refundMachine, 0, 2, { actor: "operator" })).toMatchObject({
      refusal: "GUARD_NOT_MET",
      missing: ["not_refund_reason_given"],
    });
  });
});
