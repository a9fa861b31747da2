import fc from "fast-check";
import { expect, it } from "vitest";
import { callers } from "../../../test/case/attempt.ts";
import { calls } from "../../../test/case/calls.ts";
import { machines, type MachineName } from "../../../test/case/case.ts";
import { Onward, Try, type Play } from "../../../test/case/commands.ts";
import { Coverage } from "../../../test/case/coverage.ts";
import { nearestJourneys } from "../../../test/case/journeys.ts";
import { openTestStage, Stage } from "../../../test/case/stage.ts";
import { useShop } from "../../../test/shop.ts";

const shop = await useShop();
/** Every run tests the same orders. Another seed tests others. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
/** Orders per round. machines.test.ts covers what each state allows; the nightly run sets a much higher number. */
const RUNS = Number(process.env.ANY_ORDER_RUNS ?? 8);
const STEPS = 12;
const ROUNDS = 6;

const tokens = await openTestStage(shop);

it("orders follow the domain's state machines under random calls by any caller, from any state", async () => {
  const coverage = new Coverage();
  const journeys = nearestJourneys();
  const anyCall = fc
    .tuple(fc.constantFrom(...calls), fc.constantFrom(...callers))
    .map(([call, caller]) => new Try(call, caller));
  // Random calls are mostly refused, so as many more follow an allowed transition.
  const onward = fc
    .tuple(fc.nat(99), fc.constantFrom(...callers))
    .map(([pick, caller]) => new Onward(pick, caller));
  const steps = fc.commands<Play, Stage, true>([anyCall, onward], { maxCommands: STEPS, size: "max" });

  const anyOrder = fc.asyncProperty(fc.constantFrom(...journeys.keys()), steps, async (place, commands) => {
    const { method, way } = journeys.get(place) ?? { method: 0, way: [] };
    const { stage, begun } = await Stage.open(shop, tokens, method);
    coverage.began(begun);
    const play: Play = { present: begun, coverage };
    for (const call of way) await new Try(call, "owner").run(play, stage);
    await fc.asyncModelRun(() => ({ model: play, real: stage }), commands);
    await stage.mustBeTold(play.present);
    await stage.close();
  });

  // machines.test.ts checks the coverage of each machine. Here it depends on chance, so an unlucky round is
  // followed by another.
  for (let round = 0; round < ROUNDS && !isEnough(seenBy(coverage)); round++) {
    // A failure reports its seed, its path and the shrunk list of calls.
    await fc.assert(anyOrder, { numRuns: RUNS, seed: SEED + round });
  }
  expect(seenBy(coverage)).toSatisfy(isEnough);
});

interface Seen {
  refused: number;
  walked: number;
  turnedAway: number;
}

/** How many state-call pairs were refused, transitions were made, and calls by other customers were rejected. */
function seenBy(coverage: Coverage): Seen {
  const names = Object.keys(machines) as MachineName[];
  const sum = (of: (machine: MachineName) => number) => names.reduce((total, name) => total + of(name), 0);
  return {
    refused: sum((name) => coverage.refusedPairs(name)),
    walked: sum((name) => machines[name].transitions.length - coverage.unwalked(name).length),
    turnedAway: coverage.turnedAway,
  };
}

/** Whether the counts are high enough to show that the run did some work. */
function isEnough({ refused, walked, turnedAway }: Seen): boolean {
  return refused > 10 && walked > 10 && turnedAway > 0;
}
