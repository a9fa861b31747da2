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
  ...[0, 50_000, 100_000, 150_000, 200_000, 250_000, 300_000, 400_000, 500_000, 700_000],
  ...[1_000_000, 2_000_000, 3_000_000, 5_000_000, 10_000_000],
];

/** The place in `priceBands` of each step. */
export const bandOfStep = stepStarts.map((start) => bandStarts.findLastIndex((from) => from <= start));

/** The steps that lie in a range of prices as a whole, and what it has of those that it cuts in two. */
export function stepsOf({
  price_min = 0,
  price_max = Number.MAX_SAFE_INTEGER,
}: {
  price_min?: number | undefined;
  price_max?: number | undefined;
}) {
  const steps = stepStarts.map((from, id) => ({
    id,
    from,
    to: (stepStarts[id + 1] ?? Number.MAX_SAFE_INTEGER) - 1,
  }));
  const isWhole = ({ from, to }: (typeof steps)[number]) => from >= price_min && to <= price_max;
  const touched = steps.filter(({ from, to }) => to >= price_min && from <= price_max);
  return {
    whole: new Set(touched.filter(isWhole).map(({ id }) => id)),
    cut: touched
      .filter((step) => !isWhole(step))
      .map(({ from, to }) => ({ from: Math.max(from, price_min), to: Math.min(to, price_max) })),
  };
}
