import { describe, expect, it } from "vitest";
import { progressOf, SEED_STEPS } from "./progress.ts";

describe("the progress of a seed", () => {
  it("rises from 0 to 100 across the steps", () => {
    const percents = SEED_STEPS.flatMap((step) =>
      [0, 1, 2].map((done) => progressOf({ step, done, total: 2 }, 1_000).percent),
    );
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    expect([percents[0], percents.at(-1)]).toEqual([0, 100]);
  });

  it("estimates the remaining time once some work is done", () => {
    expect(progressOf({ step: "products", done: 0, total: 10 }, 5_000).seconds_left).toBeNull();
    expect(progressOf({ step: "products", done: 5, total: 10 }, 21_000).seconds_left).toBe(79);
    expect(progressOf({ step: "orders", done: 1, total: 1 }, 60_000).seconds_left).toBe(0);
  });
});
