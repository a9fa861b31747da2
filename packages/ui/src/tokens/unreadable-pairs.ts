import { colourPairs, type ColourPair } from "../foundations/colour-pairs.ts";
import { contrastRatio } from "../foundations/contrast.ts";
import { darkColours, lightColours } from "../foundations/tokens.ts";
import type { Theme } from "./theme-css.ts";

/** Two colors that components put on each other, too alike in this scheme. */
export interface UnreadablePair extends ColourPair {
  scheme: "light" | "dark";
  ratio: number;
}

/** The pairs of a theme (colors as `#rrggbb`) that have less contrast than WCAG 2.2 AA asks; none is what a theme's test should find. */
export function unreadablePairs({ light, dark }: Theme): UnreadablePair[] {
  const schemes = {
    light: { ...lightColours, ...light.color },
    dark: { ...darkColours, ...dark.color },
  };
  return (["light", "dark"] as const).flatMap((scheme) =>
    colourPairs
      .map((pair) => ({
        ...pair,
        scheme,
        ratio: contrastRatio(schemes[scheme][pair.front], schemes[scheme][pair.back]),
      }))
      .filter(({ ratio, least }) => ratio < least),
  );
}
