import type { Cart } from "@sen/api";
import { useDraft } from "../../drafts/use-draft.ts";

const NONE: readonly number[] = [];
const NOTHING: ReadonlySet<number> = new Set();

/**
 * The lines of the cart that are ticked, by id. Kept in this tab by variant: a guest's line has another id once it has
 * joined the customer's cart, and is ticked there still, as after a reload and on the way back from a product.
 */
export function useTickedLines(
  cart: Cart | undefined,
): [selected: ReadonlySet<number>, (next: ReadonlySet<number>) => void] {
  const [kept, keep] = useDraft("cart-ticks", NONE);
  const lines = cart?.groups.flatMap((group) => group.lines) ?? [];
  const variants = new Set(Array.isArray(kept) ? kept : NONE);
  const ticked = lines.filter(({ variant_id }) => variants.has(variant_id));
  return [
    ticked.length === 0 ? NOTHING : new Set(ticked.map(({ id }) => id)),
    (next) => {
      const wanted = lines.filter(({ id }) => next.has(id)).map(({ variant_id }) => variant_id);
      keep(wanted.length === 0 ? NONE : wanted);
    },
  ];
}
