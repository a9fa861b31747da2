import { demoData } from "./demo-data.ts";
import type { OptionScheme, Pair } from "./types.ts";

/** The picture of a color: the object in it, on a backdrop that it stands out from. */
export interface ColorLook {
  /** What the object is painted in, `#rrggbb`. */
  paint: string;
  /** Hue of the backdrop, in degrees. */
  hue: number;
}

/** One choice, and what it costs compared with the first. */
export interface OptionValue {
  name: Pair;
  factor: number;
  /** Colors only: how its picture looks. */
  look?: ColorLook;
}

export interface OptionGroup {
  name: Pair;
  values: readonly OptionValue[];
  /** How many of the values one product offers, at least and at most. */
  offered: readonly [least: number, most: number];
}

/** The choices of every scheme: at most two groups, in the order in which the customer meets them. */
export const optionSchemes: Readonly<Record<OptionScheme, readonly OptionGroup[]>> = demoData(
  "options",
  "optionSchemes",
);
