import type { ProductCard } from "@sen/api";

/** How many products are suggested. */
export const SUGGESTION_LIMIT = 12;

/**
 * Products to suggest: in turn one of each list that goes with something looked at, then what is left of the mix.
 * Nothing twice, and nothing that was looked at or is shown beside it already.
 */
export function suggestProducts(
  related: readonly (readonly ProductCard[])[],
  mix: readonly ProductCard[],
  leftOut: ReadonlySet<number>,
): ProductCard[] {
  const longest = Math.max(0, ...related.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, turn) =>
    related.flatMap((list) => list[turn] ?? []),
  ).flat();
  const byId = new Map([...inTurn, ...mix].map((product) => [product.id, product]));
  return [...byId.values()].filter(({ id }) => !leftOut.has(id)).slice(0, SUGGESTION_LIMIT);
}
