/** Products of a list, and of each choice beside it, are counted exactly up to this many. */
export const MOST_COUNTED = 1_000;

/** A count as the contract's `ProductCount` has it: one more than `MOST_COUNTED` stands for all above. */
export const capProductCount = (count: number): number => Math.min(count, MOST_COUNTED + 1);
