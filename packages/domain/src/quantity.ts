import { LINE_QUANTITY_LIMIT } from "./limits.ts";

/** The maximum quantity of a line. */
export function highestQuantity(stock: number): number {
  return Math.max(0, Math.min(stock, LINE_QUANTITY_LIMIT));
}

/** The nearest quantity that can be bought; 0 if out of stock. For steppers and typed numbers. */
export function nearestQuantity(quantity: number, stock: number): number {
  const highest = highestQuantity(stock);
  if (highest === 0) return 0;
  return Number.isFinite(quantity) ? Math.min(Math.max(1, Math.trunc(quantity)), highest) : 1;
}
