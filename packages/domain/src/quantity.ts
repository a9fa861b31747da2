import { LINE_QUANTITY_LIMIT } from "./limits.ts";

/** Why a quantity is not available. The codes are message codes of the API. */
export type QuantityRefusal = "QUANTITY_INVALID" | "OUT_OF_STOCK" | "NOT_ENOUGH_STOCK" | "QUANTITY_TOO_HIGH";

/** The maximum quantity of a line. */
export function highestQuantity(stock: number): number {
  return Math.max(0, Math.min(stock, LINE_QUANTITY_LIMIT));
}

/** Why `quantity` cannot be bought from `stock`, or null if it can. */
export function refuseQuantity(quantity: number, stock: number): QuantityRefusal | null {
  if (!Number.isInteger(quantity) || quantity < 1) return "QUANTITY_INVALID";
  if (stock <= 0) return "OUT_OF_STOCK";
  if (quantity > LINE_QUANTITY_LIMIT) return "QUANTITY_TOO_HIGH";
  return quantity > stock ? "NOT_ENOUGH_STOCK" : null;
}

/** The nearest quantity that can be bought; 0 if out of stock. For steppers and typed numbers. */
export function nearestQuantity(quantity: number, stock: number): number {
  const highest = highestQuantity(stock);
  if (highest === 0) return 0;
  return Number.isFinite(quantity) ? Math.min(Math.max(1, Math.trunc(quantity)), highest) : 1;
}
