/** Where the price ranges of the facet begin, in dong; the first begins at nothing, the last has no end. The database's `price_band()` has the same. */
const BAND_STARTS = [0, 100_000, 300_000, 500_000, 1_000_000, 5_000_000];

/** A price range; both ends belong to it, null is open. Dong. */
interface PriceRange {
  price_min: number | null;
  price_max: number | null;
}

/** The price ranges offered as a facet; the index is the database's `price_band`. */
export const priceBands: readonly PriceRange[] = BAND_STARTS.map((start, index) => {
  const next = BAND_STARTS[index + 1];
  return { price_min: start === 0 ? null : start, price_max: next === undefined ? null : next - 1 };
});

/** The bands that a range consists of, first to last; null when it begins or ends inside one. */
export function bandsOf({ price_min, price_max }: PriceRange): { first: number; last: number } | null {
  const first =
    price_min === null || price_min === 0 ? 0 : priceBands.findIndex((band) => band.price_min === price_min);
  const last =
    price_max === null ? priceBands.length - 1 : priceBands.findIndex((band) => band.price_max === price_max);
  return first < 0 || last < 0 ? null : { first, last };
}
