import type { CartLine, ProductVariant } from "@sen/api";
import type { LineNotice, Removal, Restoration } from "@sen/ui/cart";
import { useState } from "react";
import { useStore } from "../../core/store.ts";
import { tickedVariants, tickVariants } from "./ticked-variants.ts";
import { useCart } from "./use-cart.ts";
import {
  useChangeVariant,
  removeFromGuestCart,
  useRemoveLines,
  type SetLineNotice,
} from "./use-change-cart.ts";
import { useLineQuantities } from "./use-line-quantities.ts";

/** The cart with all actions of its page: ticks, pending quantities, changing variants, removing and restoring lines. */
export function useCartPage() {
  const state = useCart();
  const [lineNotices, setLineNotices] = useState<ReadonlyMap<number, LineNotice>>(new Map());
  const setNotice: SetLineNotice = (lineId, notice) =>
    setLineNotices((before) => {
      const others = [...before].filter(([id]) => id !== lineId);
      return new Map(notice ? [...others, [lineId, notice]] : others);
    });
  const { pending, settled, onQuantityChange, forget } = useLineQuantities(state.owner, setNotice);
  const removeLines = useRemoveLines();
  const putVariant = useChangeVariant(state, setNotice);
  const variants = new Set(useStore(tickedVariants));
  const lines = state.cart?.groups.flatMap((group) => group.lines) ?? [];
  const isTicked = ({ variant_id }: CartLine) => variants.has(variant_id);
  const ticked = lines.filter(isTicked);

  return {
    ...state,
    ticked,
    pending,
    settled,
    lineNotices,
    onQuantityChange,
    onSelectedChange(ids: ReadonlySet<number>): void {
      tickedVariants.write(lines.filter(({ id }) => ids.has(id)).map(({ variant_id }) => variant_id));
    },
    /** Replaces a line's variant and keeps it ticked. Never rejects. Resolves to the reason if it failed. */
    async onVariantChange(line: CartLine, variant: ProductVariant) {
      await settled(); // So that the latest quantity moves over.
      const refused = await putVariant(line, variant);
      if (!refused && isTicked(line)) tickVariants([variant.id]);
      return refused;
    },
    /** Removes lines. Never rejects. Resolves to whether they are gone, with an undo that ticks them again. */
    async onRemove(removed: readonly CartLine[]): Promise<Removal> {
      const wereTicked = removed.filter(isTicked);
      await settled(); // So that undo restores the latest quantity.
      const removal = state.owner === "guest" ? removeFromGuestCart(removed) : await removeLines(removed);
      if (removal.kind === "failed") return removal;
      for (const { id } of removed) {
        forget(id);
        setNotice(id, null);
      }
      return { kind: "removed", undo: async () => tickRestored(await removal.undo(), wereTicked) };
    },
  };
}

function tickRestored(restoration: Restoration, lines: readonly CartLine[]): Restoration {
  if (restoration.kind === "restored") {
    const back = lines.filter((line) => !restoration.gone.includes(line));
    tickVariants(back.map(({ variant_id }) => variant_id));
  }
  return restoration;
}
