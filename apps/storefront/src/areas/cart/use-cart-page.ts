import type { CartLine, ProductVariant } from "@sen/api";
import type { LineNotice, Removal } from "@sen/ui/cart";
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
  const { pending, settled, onQuantityChange } = useLineQuantities(state.owner, setNotice);
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
      const selected = lines.filter(({ id }) => ids.has(id)).map(({ variant_id }) => variant_id);
      // Removed lines keep their ticks, for when they are restored.
      const removed = [...variants].filter((id) => !lines.some(({ variant_id }) => variant_id === id));
      tickedVariants.write([...removed, ...selected]);
    },
    /** Replaces a line's variant and keeps it ticked. Never rejects. Resolves to the reason if it failed. */
    async onVariantChange(line: CartLine, variant: ProductVariant) {
      await settled(); // So that the latest quantity moves over.
      const refused = await putVariant(line, variant);
      if (!refused && isTicked(line)) tickVariants([variant.id]);
      return refused;
    },
    /** Removes lines. Never rejects. Resolves to whether they are gone, with an undo. */
    async onRemove(removed: readonly CartLine[]): Promise<Removal> {
      await settled(); // So that undo restores the latest quantity.
      const removal = state.owner === "guest" ? removeFromGuestCart(removed) : await removeLines(removed);
      if (removal.kind === "removed") for (const { id } of removed) setNotice(id, null);
      return removal;
    },
  };
}
