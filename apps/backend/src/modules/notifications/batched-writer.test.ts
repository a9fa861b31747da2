import { expect, it } from "vitest";
import { batchedWriter } from "./batched-writer.ts";

it("notingTogether writes a lone row at once, and rows that arrive during a write together", async () => {
  const statements: number[][] = [];
  const ends: (() => void)[] = [];
  const note = batchedWriter<number>((rows) => {
    statements.push(rows);
    return new Promise<void>((resolve) => ends.push(resolve));
  });
  const first = note(1);
  await Promise.resolve();
  const others = Promise.all([note(2), note(3)]);
  expect(statements).toEqual([[1]]);
  ends.shift()?.();
  await first;
  await Promise.resolve();
  expect(statements).toEqual([[1], [2, 3]]);
  ends.shift()?.();
  await others;
});

it("notingTogether rejects each caller whose row was not written, and continues with the next", async () => {
  let isBroken = true;
  const note = batchedWriter<number>(async () => {
    await Promise.resolve();
    if (isBroken) throw new Error("no database");
  });
  const outcomes = await Promise.allSettled([note(1), note(2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  isBroken = false;
  await note(3);
});
