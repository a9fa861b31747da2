import { describe, expect, it } from "vitest";
import { lamTheme } from "../fixtures/tokens/other-brand.ts";
import { colorPairs } from "../foundations/color-pairs.ts";
import { themeCss } from "./theme-css.ts";
import { unreadablePairs } from "./unreadable-pairs.ts";

describe("a theme's style sheet", () => {
  const css = themeCss(
    {
      light: { color: { brand: "#006778" } },
      dark: { color: { brand: "#5fd0e0" } },
      constants: { radius: { small: "2px" }, motion: { quick: "80ms linear" } },
    },
    ":root[data-theme=lam]",
  );

  it("sets exactly the theme's values, in both schemes", () => {
    expect(css.match(/--sen-[\w-]+:[^;]+/g)).toEqual([
      "--sen-radius-small:2px",
      "--sen-motion-quick:80ms linear",
      "--sen-color-brand:#006778",
      "--sen-color-brand:#5fd0e0",
      "--sen-color-brand:#5fd0e0",
    ]);
    expect(css).toContain(":root[data-theme=lam][data-scheme=dark]{--sen-color-brand:#5fd0e0;}");
  });

  it("respects forced colors and reduced motion", () => {
    expect(css).toMatch(/@media \(forced-colors:none\)\{[^{]+\{--sen-color-brand/);
    expect(css).toMatch(/@media \(prefers-reduced-motion:no-preference\)\{[^{]+\{--sen-motion-quick/);
  });
});

describe("a theme's contrast", () => {
  it("is sufficient in every pair of another operator's theme", () => {
    expect(unreadablePairs(lamTheme)).toEqual([]);
  });

  it("reports the pairs that are too similar, with their scheme", () => {
    const found = unreadablePairs({ light: { color: { brandInk: "#b4235a" } }, dark: {} });
    const ofBrandInk = colorPairs.filter(({ front }) => front === "brandInk");
    expect(found).toHaveLength(ofBrandInk.length);
    expect(found[0]).toMatchObject({ scheme: "light", front: "brandInk", back: "brand", ratio: 1 });
  });
});
