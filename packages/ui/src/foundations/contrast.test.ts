import { expect, it } from "vitest";
import { unreadablePairs } from "../tokens/unreadable-pairs.ts";
import { contrastRatio } from "./contrast.ts";

it("contrastRatio agrees with WCAG's own examples", () => {
  expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrastRatio("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

it("contrastRatio reads the short form of a color, and refuses what it cannot read", () => {
  expect(contrastRatio("#777", "#FFF")).toBe(contrastRatio("#777777", "#ffffff"));
  expect(() => unreadablePairs({ light: { color: { brand: "pink" } }, dark: {} })).toThrow('"pink"');
});

it("every pair of colors has enough contrast in both schemes", () => {
  expect(unreadablePairs({ light: {}, dark: {} })).toEqual([]);
});
