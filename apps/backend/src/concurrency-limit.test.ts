import { describe, expect, it } from "vitest";
import { Overloaded, concurrencyLimit } from "./concurrency-limit.ts";

describe("works that take turns", () => {
  it("run two at a time, the others in the order in which they came", async () => {
    const limited = concurrencyLimit(2, { waiting: 3 });
    let working = 0;
    let most = 0;
    const order: number[] = [];
    const work = (number: number) =>
      limited(async () => {
        most = Math.max(most, ++working);
        await new Promise((resolve) => setTimeout(resolve, 5));
        order.push(number);
        working--;
        if (number === 1) throw new Error("one fails");
      });
    await Promise.allSettled([0, 1, 2, 3, 4].map(work));
    expect([most, order]).toEqual([2, [0, 1, 2, 3, 4]]);
  });

  it("are refused before they begin where too many wait, and taken again when some are done", async () => {
    const limited = concurrencyLimit(1, { waiting: 2 });
    const begun: number[] = [];
    const work = (number: number) =>
      limited(async () => {
        begun.push(number);
        await new Promise((resolve) => setTimeout(resolve, 5));
      });
    const ends = await Promise.allSettled([0, 1, 2, 3, 4].map(work));
    expect(ends.map(({ status }) => status)).toEqual([
      ...["fulfilled", "fulfilled", "fulfilled"],
      ...["rejected", "rejected"],
    ]);
    for (const end of ends.slice(3)) expect(end).toMatchObject({ reason: expect.any(Overloaded) as unknown });
    await work(5);
    expect(begun).toEqual([0, 1, 2, 5]);
  });
});
