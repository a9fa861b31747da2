import { attempt, type Caller } from "./attempt.ts";
import { isMakeable, type Call } from "./call.ts";
import { callsOf } from "./calls.ts";
import { standing, type Case, type MachineName } from "./case.ts";
import { Coverage } from "./coverage.ts";
import { foretell } from "./expected-state.ts";
import { allJourneys } from "./journeys.ts";
import { Stage, type Tokens } from "./stage.ts";
import type { TestShop } from "../shop.ts";

/** What there is to see in a machine: a call made in a state, and what becomes of it there. */
function sight(machine: MachineName, of: Case, call: Call): string {
  const { walked, refusal } = foretell(call, of);
  const rows = walked.filter((one) => one.machine === machine).map(({ from, to }) => `${from}→${to}`);
  return `${standing(of, machine)}: ${call.name}: ${refusal === null ? rows.join(" ") : "refused"}`;
}

/**
 * Tries every call of a machine in every state that the machine can be in, each with every outcome that domain foretells for it anywhere,
 * and compares each attempt with domain's tables. Always the same attempts in the same order: where nothing more is to be tried in a state,
 * the shortest way to one with more is walked from a new order. Each call of a customer is first tried by a stranger, the first time.
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
    // A call that leads out of the state leaves the others for another order.
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

/** The next call to try: first those that are refused, since the case stays where it is. */
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
