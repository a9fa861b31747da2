import { expect, it } from "vitest";
import { callsOf } from "../../../test/case/calls.ts";
import { openTestStage } from "../../../test/case/stage.ts";
import { sweep } from "../../../test/case/sweep.ts";
import { useShop } from "../../../test/shop.ts";

const shop = await useShop();

const tokens = await openTestStage(shop);

// The minimum of refused state-call pairs. Fewer would mean that calls or states are missing.
it.each([
  ["order", 60],
  ["payment", 12],
  ["return", 140],
  ["refund", 70],
  ["complaint", 40],
] as const)(
  "the %s machine allows exactly the domain's transitions from every state, and none to a stranger",
  async (machine, refusedPairs) => {
    const coverage = await sweep(shop, tokens, machine);
    expect(coverage.unbegun(machine)).toEqual([]);
    expect(coverage.unwalked(machine)).toEqual([]);
    expect(coverage.untried(machine)).toEqual([]);
    expect(coverage.refusedPairs(machine)).toBeGreaterThanOrEqual(refusedPairs);
    expect(coverage.turnedAway).toBe(callsOf(machine).filter(({ ask }) => ask).length);
  },
);
