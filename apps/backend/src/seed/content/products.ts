import { demoLines } from "./demo-data.ts";
import type { Archetype } from "./types.ts";

/** Files of `demo/products`: the order decides which product has which number. */
const FILES = [
  "women-clothing",
  "women-shoes-and-bags",
  "men",
  "accessories",
  "beauty",
  "care",
  "home-living",
  "kitchen",
  "electronics",
  "audio-video",
  "food",
  "groceries",
  "kids",
  "sports",
  "books",
];

/** Everything that the shops sell, kind by kind. */
export const archetypes: readonly Archetype[] = FILES.flatMap((name) =>
  demoLines<Archetype>(`products/${name}`),
);
