import type { Random } from "./random.ts";

/** Rounds to a typical retail price in dong: …000 below 100,000, …9,000 up to a million, …90,000 above. */
export function shopPrice(dong: number): number {
  if (dong < 100_000) return Math.max(5000, Math.round(dong / 1000) * 1000);
  if (dong < 1_000_000) return Math.round(dong / 10_000) * 10_000 - 1000;
  return Math.round(dong / 50_000) * 50_000 - 10_000;
}

/** The price of the smallest variant, in dong. Low prices of the range are more common than high ones. */
export function basePrice([least, most]: readonly [number, number], random: Random): number {
  return (least + (most - least) * random.next() ** 1.7) * 1000;
}

/** The discount in percent; a little less than half of all products have none. */
export function discountOf(random: Random): number {
  if (random.chance(0.44)) return 0;
  return random.pick([5, 8, 10, 10, 12, 15, 15, 20, 20, 25, 30, 35, 40, 50]);
}

/** The retail price after a discount of `percent`: lower than the full price unless that is 0. */
export function afterDiscount(original: number, percent: number): number {
  if (percent === 0) return original;
  const price = shopPrice((original * (100 - percent)) / 100);
  return price < original ? price : Math.max(1000, original - 1000);
}
