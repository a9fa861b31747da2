import { LINE_QUANTITY_LIMIT } from "./limits.ts";

/** Why a quantity cannot be had. The codes are message codes of the wire. */
export type QuantityRefusal = "QUANTITY_INVALID" | "OUT_OF_STOCK" | "NOT_ENOUGH_STOCK" | "QUANTITY_TOO_HIGH";

/** The most that can be bought of one line. */
export function highestQuantity(stock: number): number {
  return Math.max(0, Math.min(stock, LINE_QUANTITY_LIMIT));
}

/** Why `quantity` pieces cannot be bought out of `stock`, or null when they can. */
export function refuseQuantity(quantity: number, stock: number): QuantityRefusal | null {
  if (!Number.isInteger(quantity) || quantity < 1) return "QUANTITY_INVALID";
  if (stock <= 0) return "OUT_OF_STOCK";
  if (quantity > LINE_QUANTITY_LIMIT) return "QUANTITY_TOO_HIGH";
  return quantity > stock ? "NOT_ENOUGH_STOCK" : null;
}

/** The nearest quantity that can be bought; 0 when nothing is left. For steppers and typed numbers. */
export function nearestQuantity(quantity: number, stock: number): number {
  const highest = highestQuantity(stock);
  if (highest === 0) return 0;
  return Number.isFinite(quantity) ? Math.min(Math.max(1, Math.trunc(quantity)), highest) : 1;
}
