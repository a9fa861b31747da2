import fc from "fast-check";
import { expect, it } from "vitest";
import { budgetUsed, budgetWaitMs, withBudgetUsed } from "./rate-budget.ts";

it("never allows more than its limit at once plus its limit in each period", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.array(fc.integer({ min: 0, max: 90_000 }), { maxLength: 80 }),
      (limit, pauses) => {
        const budget = { limit, periodMs: 60_000 };
        let now = new Date(0);
        let forgotten = now;
        const times: number[] = [];
        for (const pause of pauses) {
          now = new Date(now.getTime() + pause);
          const isFree = budgetUsed(forgotten, budget, now) < limit;
          expect(isFree).toBe(budgetWaitMs(forgotten, budget, now) <= 0);
          if (!isFree) continue;
          times.push(now.getTime());
          forgotten = withBudgetUsed(forgotten, budget, now);
        }
        const [first = 0] = times;
        times.forEach((at, index) => {
          expect(index + 1).toBeLessThanOrEqual(limit + ((at - first) / 60_000) * limit + 1);
        });
      },
    ),
  );
});
