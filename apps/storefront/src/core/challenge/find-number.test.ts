import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { findNumber } from "./find-number.ts";

const targetOf = (salt: string, number: number) =>
  createHash("sha256").update(`${salt}${number}`).digest("hex");

it("finds the hidden number, or null when it is beyond the maximum", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-f]{24}$/), fc.nat(300), fc.nat(300), (salt, max_number, number) => {
      const found = findNumber({ salt, target: targetOf(salt, number), max_number }, () => undefined);
      expect(found).toBe(number <= max_number ? number : null);
    }),
    { numRuns: 30 },
  );
});

it("reports its progress every 10,000 numbers", () => {
  const tried: number[] = [];
  findNumber({ salt: "ab", target: targetOf("ab", 25_000), max_number: 30_000 }, (count) =>
    tried.push(count),
  );
  expect(tried).toEqual([0, 10_000, 20_000]);
});
