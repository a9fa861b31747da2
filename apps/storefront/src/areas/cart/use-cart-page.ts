import type { CartLine, ProductVariant } from "@sen/api";
import type { Removal } from "@sen/ui/cart";
import { useCart } from "./use-cart.ts";
import { useChangeVariant } from "./use-change-variant.ts";
import { useLineNotices } from "./use-line-notices.ts";
import { useLineQuantities } from "./use-line-quantities.ts";
import { removeFromGuestCart, useRemoveLines } from "./use-remove-lines.ts";

/** The cart with everything that its page does: quantities on their way, other variants, lines out and back in. */
export function useCartPage() {
  const state = useCart();
  const { notices, say } = useLineNotices();
  const { pending, settled, changeQuantity, forget } = useLineQuantities(state.owner, say);
  const removeLines = useRemoveLines();
  const putVariant = useChangeVariant(state, say);
  return {
    ...state,
    pending,
    lineNotices: notices,
    changeQuantity,
    /** Puts another variant in a line's place; never rejects. Resolves to why not, where it was not done. */
    async changeVariant(line: CartLine, variant: ProductVariant) {
      await settled(); // What moves over is what was last wanted.
      return putVariant(line, variant);
    },
    /** Takes lines out; never rejects. What comes back says whether they have left, and has the way back. */
    async remove(lines: readonly CartLine[]): Promise<Removal> {
      if (state.owner === "guest") return removeFromGuestCart(lines);
      await settled(); // What is put back is then what was last wanted.
      const removal = await removeLines(lines);
      if (removal.kind === "removed") {
        for (const { id } of lines) {
          forget(id);
          say(id, null);
        }
      }
      return removal;
    },
  };
}
