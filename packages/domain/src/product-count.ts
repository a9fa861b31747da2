/** Product counts of lists and filter choices are exact up to this number. */
export const MOST_COUNTED = 1_000;

/** Caps a count for the contract's `ProductCount`: `MOST_COUNTED + 1` means more than `MOST_COUNTED`. */
export const capProductCount = (count: number): number => Math.min(count, MOST_COUNTED + 1);
