import { attempt, type Caller } from "./attempt.ts";
import { isMakeable, type Call } from "./call.ts";
import { calls } from "./calls.ts";
import { standing, type Case } from "./case.ts";
import { Coverage } from "./coverage.ts";
import { foretell } from "./expected-state.ts";
import { allJourneys } from "./journeys.ts";
import { Stage, type Tokens } from "./stage.ts";
import type { TestShop } from "../shop.ts";

/** The keys of one observation, one for each machine that the call concerns: a call made in a state, with its result. */
function sights(of: Case, call: Call): string[] {
  const { walked, refusal } = foretell(call, of);
  return call.machines.map((machine) => {
    const rows = walked.filter((one) => one.machine === machine).map(({ from, to }) => `${from}→${to}`);
    return `${machine} ${standing(of, machine)}: ${call.name}: ${refusal === null ? rows.join(" ") : "refused"}`;
  });
}

/**
 * Tries every call in every state of each machine that it concerns, until every result that domain predicts for it in any case has occurred,
 * and compares each attempt with domain's tables. The attempts and their order are always the same: when nothing is left to try in a state, a
 * new order takes the shortest path to the next state. The first time a customer's call is made, a stranger tries it first.
 */
export async function sweep(shop: TestShop, tokens: Tokens): Promise<Coverage> {
  const coverage = new Coverage();
  const seen = new Set<string>();
  const strangers = new Set<Call>();
  const unseen = (of: Case) =>
    calls.filter((call) => isMakeable(call, of) && sights(of, call).some((sight) => !seen.has(sight)));
  for (const { method, way, reached } of allJourneys()) {
    // A call that leaves the state leaves the remaining calls to another order.
    while (unseen(reached).length > 0) {
      const { stage, begun } = await Stage.open(shop, tokens, method);
      coverage.began(begun);
      let present = begun;
      const take = async (call: Call, by: readonly Caller[]) => {
        for (const sight of sights(present, call)) seen.add(sight);
        for (const caller of call.ask ? by : by.slice(-1)) {
          const attempted = await attempt(call, present, stage, caller);
          coverage.tried(call, present, attempted, caller);
          present = attempted.after;
        }
      };
      for (const call of way) await take(call, ["owner"]);
      for (let next = onward(unseen(present), present); next; next = onward(unseen(present), present)) {
        const isNew = !strangers.has(next);
        strangers.add(next);
        await take(next, isNew ? ["stranger", "owner"] : ["owner"]);
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
