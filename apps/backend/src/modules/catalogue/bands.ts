/** Lower bounds of the price facet's ranges, in dong; the last range is open-ended. */
const bandStarts = [0, 100_000, 300_000, 500_000, 1_000_000, 5_000_000];

/** A price range in dong, both ends inclusive; null is open. */
interface PriceRange {
  price_min: number | null;
  price_max: number | null;
}

/** The price ranges offered as a facet; its counts are by index. */
export const priceBands: readonly PriceRange[] = bandStarts.map((start, index) => {
  const next = bandStarts[index + 1];
  return { price_min: start === 0 ? null : start, price_max: next === undefined ? null : next - 1 };
});

/** Lower bounds of the steps that prices are counted by: those of the bands, and between them prices that people filter by. */
export const stepStarts = [
  ...[0, 20_000, 50_000, 100_000, 150_000, 200_000, 250_000, 300_000, 400_000, 500_000, 600_000, 700_000],
  ...[800_000, 900_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000, 4_000_000, 5_000_000, 7_000_000],
  ...[10_000_000, 15_000_000, 20_000_000, 30_000_000, 50_000_000],
];

/** Index in `priceBands` of each step. */
export const bandOfStep = stepStarts.map((start) => bandStarts.findLastIndex((from) => from <= start));

/** For a price filter: by step index, whether the step is not fully included; and the included parts of the steps that it cuts. */
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
