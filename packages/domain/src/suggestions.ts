import type { ProductCard } from "@sen/api";

/** Maximum number of suggested products. */
export const SUGGESTION_LIMIT = 12;

/**
 * Products to suggest: alternates between the lists related to viewed products, then adds the mix. Leaves out duplicates and the
 * products in `leftOut`.
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
