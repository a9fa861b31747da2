import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { callers } from "../../test/case/attempt.ts";
import { calls } from "../../test/case/calls.ts";
import { machines, type MachineName } from "../../test/case/case.ts";
import { Onward, Try, type Play } from "../../test/case/commands.ts";
import { Coverage } from "../../test/case/coverage.ts";
import { nearestJourneys } from "../../test/case/journeys.ts";
import { openTheatre, Stage, type Tokens } from "../../test/case/stage.ts";
import { useShop } from "../../test/shop.ts";

const shop = useShop();
const RUNS = 25;
const STEPS = 12;
let tokens: Tokens;

beforeAll(async () => {
  tokens = await openTheatre(shop);
});

it(
  "stays with domain's tables, whoever calls what in whatever order, from any state",
  { timeout: 120_000 },
  async () => {
    const coverage = new Coverage();
    const journeys = nearestJourneys();
    const anyCall = fc
      .tuple(fc.constantFrom(...calls), fc.constantFrom(...callers))
      .map(([call, caller]) => new Try(call, caller));
    // Blind tries are mostly refused: as many again go on in one of the ways that are open.
    const onward = fc
      .tuple(fc.nat(99), fc.constantFrom(...callers))
      .map(([pick, caller]) => new Onward(pick, caller));
    const steps = fc.commands<Play, Stage, true>([anyCall, onward], { maxCommands: STEPS, size: "max" });

    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...journeys.keys()), steps, async (place, commands) => {
        const { method, way } = journeys.get(place) ?? { method: 0, way: [] };
        const { stage, begun } = await Stage.open(shop, tokens, method);
        coverage.began(begun);
        const play: Play = { present: begun, coverage };
        for (const call of way) await new Try(call, "owner").run(play, stage);
        await fc.asyncModelRun(() => ({ model: play, real: stage }), commands);
        await stage.mustBeTold(play.present);
        await stage.close();
      }),
      // A failure is told with its seed, its path, and the calls that are left after shrinking.
      { numRuns: RUNS, interruptAfterTimeLimit: 45_000 },
    );

    // What each machine must have seen is the sweep's to say; here chance decides, but it cannot have been nothing.
    const names = Object.keys(machines) as MachineName[];
    const count = (of: (machine: MachineName) => number) => names.reduce((sum, name) => sum + of(name), 0);
    expect(count((name) => coverage.refusedPairs(name))).toBeGreaterThan(10);
    expect(
      count((name) => machines[name].transitions.length - coverage.unwalked(name).length),
    ).toBeGreaterThan(10);
    expect(coverage.turnedAway).toBeGreaterThan(0);
  },
);
