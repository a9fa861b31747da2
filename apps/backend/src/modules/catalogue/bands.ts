/** Where the price ranges of the facet begin, in dong; the first begins at nothing, the last has no end. */
const bandStarts = [0, 100_000, 300_000, 500_000, 1_000_000, 5_000_000];

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

/** Where the steps begin that products are counted by: the bands, and in them the prices that people ask from and up to. */
export const stepStarts = [
  ...[0, 20_000, 50_000, 100_000, 150_000, 200_000, 250_000, 300_000, 400_000, 500_000, 600_000, 700_000],
  ...[800_000, 900_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000, 4_000_000, 5_000_000, 7_000_000],
  ...[10_000_000, 15_000_000, 20_000_000, 30_000_000, 50_000_000],
];

/** The place in `priceBands` of each step. */
export const bandOfStep = stepStarts.map((start) => bandStarts.findLastIndex((from) => from <= start));

/** By their places, the steps that a range of prices does not have as a whole, and what it has of those that it cuts in two. */
export function stepsOf({
  price_min: low = 0,
  price_max: high = Number.MAX_SAFE_INTEGER,
}: {
  price_min?: number | undefined;
  price_max?: number | undefined;
}) {
  const steps = stepStarts.map((from, step) => ({
    from,
    to: (stepStarts[step + 1] ?? Number.MAX_SAFE_INTEGER) - 1,
  }));
  const isOut = steps.map(({ from, to }) => from < low || to > high);
  return {
    isOut,
    cut: steps
      .filter(({ from, to }, step) => isOut[step] && to >= low && from <= high)
      .map(({ from, to }) => ({ from: Math.max(from, low), to: Math.min(to, high) })),
  };
}
