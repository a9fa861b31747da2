import { colourPairs, type ColourPair } from "../foundations/colour-pairs.ts";
import { contrastRatio } from "../foundations/contrast.ts";
import { darkColours, lightColours } from "../foundations/tokens.ts";
import type { Theme } from "./theme-css.ts";

/** A color pair with too little contrast in this scheme. */
export interface UnreadablePair extends ColourPair {
  scheme: "light" | "dark";
  ratio: number;
}

/** Returns a theme's color pairs (as `#rrggbb`) that fail WCAG 2.2 AA contrast. A theme's test should expect none. */
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
