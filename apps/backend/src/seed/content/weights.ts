import type { LeafKey } from "./categories.ts";

/** Weight of one piece with its packing, in grams, where it is far from the usual 500. */
export const weights: Partial<Record<LeafKey, number>> = {
  furniture: 9500,
  bathroom: 3000,
  computers: 2400,
  "tv-gaming": 6000,
  luggage: 2800,
  cookware: 2100,
  tableware: 1400,
  "hand-tools": 1800,
  rides: 4800,
  camping: 2600,
  instruments: 2500,
  plants: 1200,
  "men-shoes": 1100,
  "women-shoes": 900,
  jewelry: 120,
  makeup: 150,
  nails: 120,
  eyewear: 180,
  watches: 250,
  wallets: 220,
  office: 250,
  "pens-art": 200,
};
