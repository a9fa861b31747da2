import type { CartLine, ProductVariant } from "@sen/api";
import type { LineNotice, Removal, Restoration } from "@sen/ui/cart";
import { useState } from "react";
import { useStore } from "../../core/store.ts";
import { tickedVariants, tickVariants } from "./ticked-variants.ts";
import { useCart } from "./use-cart.ts";
import { useChangeVariant, removeFromGuestCart, useRemoveLines, type SayAtLine } from "./use-change-cart.ts";
import { useLineQuantities } from "./use-line-quantities.ts";

/** The cart with everything that its page does: ticks, quantities on their way, other variants, lines out and back in. */
export function useCartPage() {
  const state = useCart();
  const [lineNotices, setLineNotices] = useState<ReadonlyMap<number, LineNotice>>(new Map());
  const say: SayAtLine = (lineId, notice) =>
    setLineNotices((before) => {
      const others = [...before].filter(([id]) => id !== lineId);
      return new Map(notice ? [...others, [lineId, notice]] : others);
    });
  const { pending, settled, onQuantityChange, forget } = useLineQuantities(state.owner, say);
  const removeLines = useRemoveLines();
  const putVariant = useChangeVariant(state, say);
  const variants = new Set(useStore(tickedVariants));
  const lines = state.cart?.groups.flatMap((group) => group.lines) ?? [];
  const isTicked = ({ variant_id }: CartLine) => variants.has(variant_id);
  const ticked = lines.filter(isTicked);

  async function takeOut(removed: readonly CartLine[]): Promise<Removal> {
    if (state.owner === "guest") return removeFromGuestCart(removed);
    await settled(); // What is put back is then what was last wanted.
    const removal = await removeLines(removed);
    if (removal.kind === "removed") {
      for (const { id } of removed) {
        forget(id);
        say(id, null);
      }
    }
    return removal;
  }

  return {
    ...state,
    ticked,
    pending,
    lineNotices,
    onQuantityChange,
    onSelectedChange(ids: ReadonlySet<number>): void {
      tickedVariants.write(lines.filter(({ id }) => ids.has(id)).map(({ variant_id }) => variant_id));
    },
    /**
     * Puts another variant in a line's place, ticked as the one before it was; never rejects. Resolves to why not, where it was
     * not done.
     */
    async onVariantChange(line: CartLine, variant: ProductVariant) {
      await settled(); // What moves over is what was last wanted.
      const refused = await putVariant(line, variant);
      if (!refused && isTicked(line)) tickVariants([variant.id]);
      return refused;
    },
    /**
     * Takes lines out; never rejects. What comes back says whether they have left, and has the way back: what is put back is
     * ticked as it was.
     */
    async onRemove(removed: readonly CartLine[]): Promise<Removal> {
      const removal = await takeOut(removed);
      return removal.kind === "failed" ? removal : tickingAgain(removal.undo, removed.filter(isTicked));
    },
  };
}

/** A removal whose undo ticks again what had been ticked, and comes back. */
function tickingAgain(undo: () => Promise<Restoration>, ticked: readonly CartLine[]): Removal {
  return {
    kind: "removed",
    async undo() {
      const restoration = await undo();
      if (restoration.kind === "restored") {
        const back = ticked.filter((line) => !restoration.gone.includes(line));
        tickVariants(back.map(({ variant_id }) => variant_id));
      }
      return restoration;
    },
  };
}
