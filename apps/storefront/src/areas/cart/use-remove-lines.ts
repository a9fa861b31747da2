import type { CartLine } from "@sen/api";
import { removeEntries, restoreEntries } from "@sen/domain";
import type { Removal, Restoration } from "@sen/ui/cart";
import { write } from "../../core/write.ts";
import { lineIn, linesWithout } from "./cart-lines.ts";
import { readGuestCart, writeGuestCart } from "./guest-cart-store.ts";
import { useChangeCart } from "./use-change-cart.ts";

/** Takes lines out of a customer's cart, with the way back. Says what became of it only when that is known; never rejects. */
export function useRemoveLines(): (lines: readonly CartLine[]) => Promise<Removal> {
  const change = useChangeCart();

  async function restore(lines: readonly CartLine[]): Promise<Restoration> {
    const ids = lines.map(({ id }) => id);
    const changed = await change(
      write("POST /carts/restore", { body: { ids } }),
      (cart) => linesWithout(cart, lines).length === 0,
    );
    if (!changed.ok) return { kind: "failed", message: changed.message };
    return { kind: "restored", gone: linesWithout(changed.cart, lines) };
  }

  return async (lines) => {
    const ids = lines.map(({ id }) => id);
    const changed = await change(write("DELETE /carts", { query: { ids } }), (cart) =>
      ids.every((id) => lineIn(cart, id) === undefined),
    );
    if (!changed.ok) return { kind: "failed", message: changed.message };
    return { kind: "removed", undo: () => restore(lines) };
  };
}

/** Takes lines out of the cart that a guest keeps on this device, with the way back. */
export function removeFromGuestCart(lines: readonly CartLine[]): Removal {
  const { entries, removed } = removeEntries(
    readGuestCart(),
    lines.map(({ variant_id }) => variant_id),
  );
  writeGuestCart(entries);
  return {
    kind: "removed",
    undo: async () => {
      writeGuestCart(restoreEntries(readGuestCart(), removed));
      const restored = new Set(readGuestCart().map(({ variant_id }) => variant_id));
      return { kind: "restored", gone: lines.filter(({ variant_id }) => !restored.has(variant_id)) };
    },
  };
}
