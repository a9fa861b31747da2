import type { Random } from "./random.ts";

/** A price as shops write it, in dong: …000 below 100,000, …9.000 up to a million, …90.000 above. */
export function shopPrice(dong: number): number {
  if (dong < 100_000) return Math.max(5000, Math.round(dong / 1000) * 1000);
  if (dong < 1_000_000) return Math.round(dong / 10_000) * 10_000 - 1000;
  return Math.round(dong / 50_000) * 50_000 - 10_000;
}

/** Price of the smallest variant: the lower end of the range is more common than the upper. In dong. */
export function basePrice([least, most]: readonly [number, number], random: Random): number {
  return (least + (most - least) * random.next() ** 1.7) * 1000;
}

/** Per cent off: a bit less than half of all products cost their full price. */
export function discountOf(random: Random): number {
  if (random.chance(0.44)) return 0;
  return random.pick([5, 8, 10, 10, 12, 15, 15, 20, 20, 25, 30, 35, 40, 50]);
}

/** What is paid after `percent` off, as shops write it: never more than the full price, and less when there is a discount. */
export function afterDiscount(original: number, percent: number): number {
  if (percent === 0) return original;
  const price = shopPrice((original * (100 - percent)) / 100);
  return price < original ? price : Math.max(1000, original - 1000);
}
