import { describe, expect, it } from "vitest";
import { colourPairs } from "./colour-pairs.ts";
import { contrastRatio } from "./contrast.ts";
import { darkColours, lightColours } from "./tokens.ts";

describe("contrast", () => {
  it("agrees with WCAG's own examples", () => {
    expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrastRatio("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });

  describe.each([
    ["light", lightColours],
    ["dark", darkColours],
  ])("%s scheme", (_scheme, colours) => {
    it.each(colourPairs)("$front on $back is at least $least:1", ({ front, back, least }) => {
      expect(contrastRatio(colours[front], colours[back])).toBeGreaterThanOrEqual(least);
    });
  });
});
