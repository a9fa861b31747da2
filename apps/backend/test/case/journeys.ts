import { PaymentMethod } from "@sen/domain";
import { isMakeable, type Call } from "./call.ts";
import { beginning, machines, signature, standing, type Case, type MachineName } from "./case.ts";
import { calls } from "./calls.ts";
import { foretell } from "./expected-state.ts";

/** A reachable state of a case, and the shortest path to it. */
export interface Journey {
  method: PaymentMethod;
  way: readonly Call[];
  reached: Case;
}

let found: Journey[] | null = null;

/** Every state that domain's tables make reachable, nearest first. Computed on the model alone. */
export function allJourneys(): readonly Journey[] {
  return (found ??= findJourneys());
}

/** The nearest case in each state of each machine, under a key such as "return 9". */
export function nearestJourneys(): Map<string, Journey> {
  const nearest = new Map<string, Journey>();
  for (const journey of allJourneys()) {
    for (const machine of Object.keys(machines) as MachineName[]) {
      const name = `${machine} ${standing(journey.reached, machine)}`;
      if (!nearest.has(name)) nearest.set(name, journey);
    }
  }
  return nearest;
}

function findJourneys(): Journey[] {
  const journeys: Journey[] = [PaymentMethod.cod, PaymentMethod.online].map((method) => ({
    method,
    way: [],
    reached: beginning(method, 0),
  }));
  const seen = new Set(journeys.map(({ reached }) => signature(reached)));
  for (const { method, way, reached } of journeys) {
    for (const call of calls) {
      if (!isMakeable(call, reached)) continue;
      const { after, refusal } = foretell(call, { ...reached, history: [] });
      const mark = signature(after);
      if (refusal !== null || seen.has(mark)) continue;
      seen.add(mark);
      journeys.push({ method, way: [...way, call], reached: after });
    }
  }
  return journeys;
}
