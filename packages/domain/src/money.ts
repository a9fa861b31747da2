/** Money is always an integer number of dong (đ): no function here returns a fraction. */

/** `percent` of `amount`, rounded down to whole dong, so that a discount is never larger than stated. */
export function percentOf(amount: number, percent: number): number {
  return Math.floor((amount * percent) / 100);
}

/** The discount in whole percent, rounded down; 0 if the price is not lower. */
export function discountPercent(original: number, discounted: number): number {
  if (original <= 0 || discounted >= original) return 0;
  return Math.floor(((original - discounted) * 100) / original);
}

/** The original price to strike through: only when the discounted price is lower, otherwise null. Spec §1. */
export function struckThroughPrice(original: number | null | undefined, discounted: number): number | null {
  return original !== null && original !== undefined && discounted < original ? original : null;
}

/** The cost of a line: unit price times quantity. */
export function lineCost(unitPrice: number, quantity: number): number {
  return unitPrice * quantity;
}

/**
 * Splits `amount` in proportion to the weights, in whole dong. The parts add up to `min(amount, sum of weights)`, and no part exceeds its
 * weight. Remaining dong go to the largest remainders, earlier parties first, so that the split is deterministic.
 */
export function splitInProportion(amount: number, weights: readonly number[]): number[] {
  return shareInProportion(Math.min(amount, sumOf(weights)), weights);
}

/**
 * Like `splitInProportion`, but shares all of `amount`, even if it exceeds the sum of the weights. If all weights are 0, so are the
 * parts.
 */
export function shareInProportion(amount: number, weights: readonly number[]): number[] {
  const whole = sumOf(weights);
  if (whole === 0) return weights.map(() => 0);
  const shared = BigInt(amount);
  const shares = weights.map((weight, index) => {
    const exact = shared * BigInt(weight);
    return { index, part: Number(exact / BigInt(whole)), remainder: exact % BigInt(whole) };
  });
  let left = Number(shared) - shares.reduce((sum, share) => sum + share.part, 0);
  const byRemainder = [...shares].sort((a, b) => Number(b.remainder - a.remainder) || a.index - b.index);
  for (const share of byRemainder) {
    if (left === 0) break;
    share.part += 1;
    left -= 1;
  }
  return shares.map((share) => share.part);
}

const sumOf = (weights: readonly number[]): number => weights.reduce((sum, weight) => sum + weight, 0);
