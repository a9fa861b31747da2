import type { Cart, CartLine } from "@sen/api";
import { goodsTotal, isBuyable, type ShopGoods } from "@sen/domain";

/** A line with the quantity being saved, if there is one. */
export function projectedLine(line: CartLine, pending: ReadonlyMap<number, number>): CartLine {
  const quantity = pending.get(line.id);
  if (quantity === undefined) return line;
  const settled =
    (line.problem?.code === "not_enough_stock" || line.problem?.code === "deal_limit") &&
    quantity <= line.stock;
  return { ...line, quantity, problem: settled ? null : line.problem };
}

/** The cart with the quantities being saved. */
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

/** Whether a line can be selected for checkout. */
export const canBeBought = (line: CartLine): boolean => isBuyable(line.problem?.code ?? null);

export const linesOf = (cart: Cart): CartLine[] => cart.groups.flatMap(({ lines }) => lines);

export const idsOf = (lines: readonly CartLine[]): number[] => lines.map(({ id }) => id);

/** The selected lines that can be bought. The summary adds them up, and checkout takes them. */
export function chosenLines(lines: readonly CartLine[], selected: ReadonlySet<number>): CartLine[] {
  return lines.filter((line) => selected.has(line.id) && canBeBought(line));
}

/** The total of the chosen lines per shop, which coupons are checked against. */
export function basketOf(cart: Cart, chosen: readonly CartLine[]): ShopGoods[] {
  return cart.groups
    .map(({ tenant, lines }) => ({
      tenant_id: tenant.id,
      mall_id: tenant.mall_id,
      goods_total: goodsTotal(lines.filter((line) => chosen.includes(line))),
    }))
    .filter(({ goods_total }) => goods_total > 0);
}

/** Result of selecting lines. */
export interface Ticked {
  selected: ReadonlySet<number>;
  /** Ids over the limit of one payment. */
  refused: number[];
}

/**
 * Selects lines, up to the limit of one payment.
 *
 * @param counted ids that already count toward the limit: the selected lines that can be bought
 */
export function tick(
  selected: ReadonlySet<number>,
  counted: ReadonlySet<number>,
  wanted: readonly number[],
  limit: number,
): Ticked {
  const fresh = wanted.filter((id) => !counted.has(id));
  const places = Math.max(0, limit - counted.size);
  return { selected: new Set([...selected, ...fresh.slice(0, places)]), refused: fresh.slice(places) };
}

export function untick(selected: ReadonlySet<number>, ids: readonly number[]): ReadonlySet<number> {
  return new Set([...selected].filter((id) => !ids.includes(id)));
}
