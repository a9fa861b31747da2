/** Where the price ranges of the facet begin, in dong; the first begins at nothing, the last has no end. */
export const bandStarts = [0, 100_000, 300_000, 500_000, 1_000_000, 5_000_000];

/** A price range; both ends belong to it, null is open. Dong. */
interface PriceRange {
  price_min: number | null;
  price_max: number | null;
}

/** The price ranges offered as a facet; facets count them by their place. */
export const priceBands: readonly PriceRange[] = bandStarts.map((start, index) => {
  const next = bandStarts[index + 1];
  return { price_min: start === 0 ? null : start, price_max: next === undefined ? null : next - 1 };
});

/** The bands that lie in a range as a whole, and those that it cuts in two. */
export function bandsOf({ price_min, price_max }: PriceRange): { whole: number[]; cut: number[] } {
  const [low, high] = [price_min ?? 0, price_max ?? Infinity];
  const touched = priceBands
    .map((band, id) => ({ id, from: band.price_min ?? 0, to: band.price_max ?? Infinity }))
    .filter(({ from, to }) => to >= low && from <= high);
  const isWhole = ({ from, to }: (typeof touched)[number]) => from >= low && to <= high;
  return {
    whole: touched.filter(isWhole).map(({ id }) => id),
    cut: touched.filter((band) => !isWhole(band)).map(({ id }) => id),
  };
}
