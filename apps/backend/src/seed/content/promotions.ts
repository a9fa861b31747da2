import { demoData } from "./demo-data.ts";
import type { LeafKey, RootKey } from "./categories.ts";
import type { Pair } from "./types.ts";

/** Parts of the day for flash deals; together they cover it. Minutes after midnight in Vietnam. */
export const dealSlots: readonly { name: Pair; from: number; until: number }[] = demoData(
  "promotions",
  "dealSlots",
);

/** Home banners, in order; the first is the first thing that a visitor sees. */
export const banners: readonly {
  title: Pair;
  subtitle: Pair;
  alt: Pair;
  /** Category the banner leads to; without one it leads to `path`. */
  leaf?: LeafKey;
  root?: RootKey;
  path?: string;
  mall?: number;
  hue: number;
  objects: readonly string[];
}[] = demoData("promotions", "banners");

/** What people look for most, with how often in the last seven days. */
export const topSearches: readonly (readonly [keyword: Pair, count: number])[] = demoData(
  "promotions",
  "topSearches",
);
