/** Money is always a whole number of dong (đ): no function here makes a fraction. */

/** Whether `amount` can be an amount of money: a whole number of dong, not negative, exact. */
export function isAmount(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= 0;
}

/** `percent` of `amount`, rounded down to a whole dong, so that a discount never promises more than it says. */
export function percentOf(amount: number, percent: number): number {
  return Math.floor((amount * percent) / 100);
}

/** How much lower the discounted price is, in whole percent rounded down; 0 when it is not lower. */
export function discountPercent(original: number, discounted: number): number {
  if (original <= 0 || discounted >= original) return 0;
  return Math.floor(((original - discounted) * 100) / original);
}

/** The original price to strike through: only when the discounted price is lower, otherwise null. Spec §1. */
export function struckThroughPrice(original: number | null | undefined, discounted: number): number | null {
  return original !== null && original !== undefined && discounted < original ? original : null;
}

/** What a line costs: unit price times quantity. */
export function lineCost(unitPrice: number, quantity: number): number {
  return unitPrice * quantity;
}

/**
 * Splits `amount` over parties in proportion to their weights, to the dong: the parts add up to
 * `min(amount, sum of weights)`, and nobody gets more than their weight. Dong that proportion leaves over go to
 * the largest remainders, the earlier party first, so that the same basket always splits the same way.
 */
export function splitInProportion(amount: number, weights: readonly number[]): number[] {
  return shareInProportion(Math.min(amount, sumOf(weights)), weights);
}

/**
 * Shares all of `amount` in proportion to the weights, to the dong, as `splitInProportion` does: also where it is more
 * than they come to. Without any weight nobody gets anything.
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
