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

/** The bands that lie in a range of prices as a whole, and what it has of those that it cuts in two. */
export function bandsOf({
  price_min = 0,
  price_max = Number.MAX_SAFE_INTEGER,
}: {
  price_min?: number | undefined;
  price_max?: number | undefined;
}) {
  const bands = bandStarts.map((from, id) => ({
    id,
    from,
    to: (bandStarts[id + 1] ?? Number.MAX_SAFE_INTEGER) - 1,
  }));
  const isWhole = ({ from, to }: (typeof bands)[number]) => from >= price_min && to <= price_max;
  const touched = bands.filter(({ from, to }) => to >= price_min && from <= price_max);
  return {
    whole: new Set(touched.filter(isWhole).map(({ id }) => id)),
    cut: touched
      .filter((band) => !isWhole(band))
      .map(({ from, to }) => ({ from: Math.max(from, price_min), to: Math.min(to, price_max) })),
  };
}
