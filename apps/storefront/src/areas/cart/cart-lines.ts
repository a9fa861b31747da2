import type { Cart, CartLine } from "@sen/api";

const linesOf = (cart: Cart): CartLine[] => cart.groups.flatMap(({ lines }) => lines);

/** Of these lines those whose variant a cart does not have. */
export function linesWithout<Line extends { variant_id: number }>(
  cart: Cart,
  lines: readonly Line[],
): Line[] {
  const present = new Set(linesOf(cart).map(({ variant_id }) => variant_id));
  return lines.filter(({ variant_id }) => !present.has(variant_id));
}

/** The line of a cart with this id. */
export const lineIn = (cart: Cart, id: number): CartLine | undefined =>
  linesOf(cart).find((line) => line.id === id);
