import type { Cart, CartLine } from "@sen/api";
import { isBuyable } from "@sen/domain";

/** A line as the customer last wanted it: the quantity being saved stands for the one the server has. */
export function projectedLine(line: CartLine, pending: ReadonlyMap<number, number>): CartLine {
  const quantity = pending.get(line.id);
  if (quantity === undefined) return line;
  const settled =
    (line.problem?.code === "not_enough_stock" || line.problem?.code === "deal_limit") &&
    quantity <= line.stock;
  return { ...line, quantity, problem: settled ? null : line.problem };
}

/** The cart with every quantity that is being saved. */
export function projectedCart(cart: Cart, pending: ReadonlyMap<number, number>): Cart {
  if (pending.size === 0) return cart;
  return {
    ...cart,
    groups: cart.groups.map((group) => ({
      ...group,
      lines: group.lines.map((line) => projectedLine(line, pending)),
    })),
  };
}

/** Whether a line can be ticked for payment. */
export const canBeBought = (line: CartLine): boolean => isBuyable(line.problem?.code ?? null);

export const linesOf = (cart: Cart): CartLine[] => cart.groups.flatMap(({ lines }) => lines);

/** The lines that are ticked and can be bought: what the summary adds up and the payment takes. */
export function chosenLines(lines: readonly CartLine[], selected: ReadonlySet<number>): CartLine[] {
  return lines.filter((line) => selected.has(line.id) && canBeBought(line));
}

/** What became of a wish to tick lines. */
export interface Ticked {
  selected: ReadonlySet<number>;
  /** Lines that found no place in one payment. */
  refused: number[];
}

/**
 * Ticks lines, as many as one payment takes.
 *
 * @param counted ids that count against the limit already: the ticked lines that can be bought
 */
export function tick(
  selected: ReadonlySet<number>,
  counted: ReadonlySet<number>,
  wanted: readonly number[],
  limit: number,
): Ticked {
  const next = new Set(selected);
  const refused: number[] = [];
  let used = counted.size;
  for (const id of wanted) {
    if (counted.has(id)) continue;
    if (used >= limit) refused.push(id);
    else {
      next.add(id);
      used += 1;
    }
  }
  return { selected: next, refused };
}

/** Takes ticks away. */
export function untick(selected: ReadonlySet<number>, ids: readonly number[]): ReadonlySet<number> {
  const next = new Set(selected);
  for (const id of ids) next.delete(id);
  return next;
}
