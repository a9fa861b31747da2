import { attempt, type Caller } from "./attempt.ts";
import { isMakeable, type Call } from "./call.ts";
import { callsOf } from "./calls.ts";
import { standing, type Case, type MachineName } from "./case.ts";
import { Coverage } from "./coverage.ts";
import { foretell } from "./expected-state.ts";
import { allJourneys } from "./journeys.ts";
import { Stage, type Tokens } from "./stage.ts";
import type { TestShop } from "../shop.ts";

/** The key of one observation: a call made in a state, with its result. */
function sight(machine: MachineName, of: Case, call: Call): string {
  const { walked, refusal } = foretell(call, of);
  const rows = walked.filter((one) => one.machine === machine).map(({ from, to }) => `${from}→${to}`);
  return `${standing(of, machine)}: ${call.name}: ${refusal === null ? rows.join(" ") : "refused"}`;
}

/**
 * Tries every call of a machine in every state, until every result that domain predicts for it in any case has occurred, and compares each
 * attempt with domain's tables. The attempts and their order are always the same: when nothing is left to try in a state, a new order takes
 * the shortest path to the next state. The first time a customer's call is made, a stranger tries it first.
 */
export async function sweep(shop: TestShop, tokens: Tokens, machine: MachineName): Promise<Coverage> {
  const coverage = new Coverage();
  const own = callsOf(machine);
  const seen = new Set<string>();
  const strangers = new Set<Call>();
  const unseen = (of: Case) =>
    own.filter((call) => isMakeable(call, of) && !seen.has(sight(machine, of, call)));
  const steps = { coverage, seen, machine };
  for (const { method, way, reached } of allJourneys()) {
    // A call that leaves the state leaves the remaining calls to another order.
    while (unseen(reached).length > 0) {
      const { stage, begun } = await Stage.open(shop, tokens, method);
      coverage.began(begun);
      let present = begun;
      for (const call of way) present = await take(steps, call, present, stage, ["owner"]);
      let next = onward(unseen(present), present);
      while (next) {
        const isNew = !strangers.has(next);
        strangers.add(next);
        present = await take(steps, next, present, stage, isNew ? ["stranger", "owner"] : ["owner"]);
        next = onward(unseen(present), present);
      }
      await stage.close();
    }
  }
  return coverage;
}

/** The next call to try: refused ones first, because they do not change the state. */
function onward(open: readonly Call[], present: Case): Call | undefined {
  return open.find((call) => foretell(call, present).refusal !== null) ?? open[0];
}

async function take(
  { coverage, seen, machine }: { coverage: Coverage; seen: Set<string>; machine: MachineName },
  call: Call,
  before: Case,
  stage: Stage,
  by: readonly Caller[],
): Promise<Case> {
  let present = before;
  for (const caller of call.ask ? by : by.slice(-1)) {
    if (caller === "owner") seen.add(sight(machine, present, call));
    const attempted = await attempt(call, present, stage, caller);
    coverage.tried(call, present, attempted, caller);
    present = attempted.after;
  }
  return present;
}
