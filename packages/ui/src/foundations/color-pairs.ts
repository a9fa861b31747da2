import type { lightColors } from "./tokens.ts";

type ColorName = keyof typeof lightColors;

/** A foreground and background used together, and the minimum contrast that WCAG 2.2 AA requires. */
export interface ColorPair {
  front: ColorName;
  back: ColorName;
  least: 4.5 | 3;
}

const surfaces = ["surface", "surfaceRaised", "surfaceSunken", "surfaceHover"] as const;
const solids = ["brand", "sale", "success", "warning", "danger", "info"] as const;
const tints = [...solids, "neutral"] as const;
const words = ["ink", "inkMuted", "brandStrong", ...solids] as const;
const graphics = ["lineStrong", "star", "focus"] as const;

/** Every allowed pair. Do not combine colors that are not listed here. */
export const colorPairs: readonly ColorPair[] = [
  ...surfaces.flatMap((back) => words.map((front): ColorPair => ({ front, back, least: 4.5 }))),
  ...surfaces.flatMap((back) => graphics.map((front): ColorPair => ({ front, back, least: 3 }))),
  ...solids.map((back): ColorPair => ({ front: `${back}Ink`, back, least: 4.5 })),
  ...tints.map((tone): ColorPair => ({ front: `${tone}SoftInk`, back: `${tone}Soft`, least: 4.5 })),
  { front: "brandInk", back: "brandStrong", least: 4.5 },
  { front: "dangerInk", back: "dangerStrong", least: 4.5 },
  { front: "inkInverse", back: "ink", least: 4.5 },
  { front: "scanInk", back: "scanPaper", least: 4.5 },
];
