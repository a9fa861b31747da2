import { colorPairs, type ColorPair } from "../foundations/color-pairs.ts";
import { contrastRatio } from "../foundations/contrast.ts";
import { darkColors, lightColors } from "../foundations/tokens.ts";
import type { Theme } from "./theme-css.ts";

/** A color pair with too little contrast in this scheme. */
export interface UnreadablePair extends ColorPair {
  scheme: "light" | "dark";
  ratio: number;
}

/** A theme's color pairs that fail WCAG 2.2 AA contrast: its test should expect none. Throws for a color other than `#rrggbb`. */
export function unreadablePairs({ light, dark }: Theme): UnreadablePair[] {
  const schemes = {
    light: { ...lightColors, ...light.color },
    dark: { ...darkColors, ...dark.color },
  };
  return (["light", "dark"] as const).flatMap((scheme) =>
    colorPairs
      .map((pair) => ({
        ...pair,
        scheme,
        ratio: contrastRatio(schemes[scheme][pair.front], schemes[scheme][pair.back]),
      }))
      .filter(({ ratio, least }) => ratio < least),
  );
}
