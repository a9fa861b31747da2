import { expect, it } from "vitest";
import { calls } from "../../../test/case/calls.ts";
import { openTestStage } from "../../../test/case/stage.ts";
import { sweep } from "../../../test/case/sweep.ts";
import { useShop } from "../../../test/shop.ts";

const shop = await useShop();

// The minimum of refused state-call pairs. Fewer would mean that calls or states are missing.
const REFUSED_PAIRS = { order: 60, payment: 12, return: 140, refund: 70, complaint: 40 } as const;

it("the machines allow exactly the domain's transitions from every state, and none to a stranger", async () => {
  const coverage = await sweep(shop, await openTestStage(shop));
  for (const machine of Object.keys(REFUSED_PAIRS) as (keyof typeof REFUSED_PAIRS)[]) {
    expect(coverage.unbegun(machine)).toEqual([]);
    expect(coverage.unwalked(machine)).toEqual([]);
    expect(coverage.untried(machine)).toEqual([]);
    expect(coverage.refusedPairs(machine)).toBeGreaterThanOrEqual(REFUSED_PAIRS[machine]);
  }
  expect(coverage.turnedAway).toBe(calls.filter(({ ask }) => ask).length);
});
