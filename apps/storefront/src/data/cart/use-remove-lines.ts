import type { Cart, CartLine } from "@sen/api";
import { removeEntries, restoreEntries } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import type { Removal, Restoration } from "@sen/ui/cart";
import { call, write } from "../api.ts";
import { useLostAnswer } from "../lost-answer.ts";
import { useRefusal } from "../refusal.ts";
import { changeCart, hasNoneOf, linesWithout, type CartChange } from "./change-cart.ts";
import { readGuestCart, writeGuestCart } from "./guest-cart-store.ts";
import { useRefreshCart } from "./use-cart.ts";

/** Takes lines out of a customer's cart, with the way back. Says what became of it only when that is known; never rejects. */
export function useRemoveLines(): (lines: readonly CartLine[]) => Promise<Removal> {
  const { t } = useTranslation("errors");
  const lost = useLostAnswer();
  const refresh = useRefreshCart();
  const refusal = useRefusal();

  /** The cart after the change, or the sentence that says why it is not known to be made. */
  async function change(wanted: Pick<CartChange, "ask" | "isMade">): Promise<Cart | string> {
    const changed = await changeCart({ ...wanted, look: fetchCart });
    if (changed.kind === "refused") return refusal(changed.answer).message;
    if (changed.cart) await refresh(changed.cart);
    if (changed.kind === "made") return changed.cart;
    return changed.error === null ? t("status.server_error") : lost(changed.error).message;
  }

  async function restore(lines: readonly CartLine[]): Promise<Restoration> {
    const ids = lines.map(({ id }) => id);
    const changed = await change({
      ask: () => write((api) => api.POST("/carts/restore", { body: { ids } })),
      isMade: (cart) => linesWithout(cart, lines).length === 0,
    });
    if (typeof changed === "string") return { kind: "failed", message: changed };
    return { kind: "restored", gone: linesWithout(changed, lines) };
  }

  return async (lines) => {
    const ids = lines.map(({ id }) => id);
    const changed = await change({
      ask: () => write((api) => api.DELETE("/carts", { params: { query: { ids } } })),
      isMade: (cart) => hasNoneOf(cart, ids),
    });
    if (typeof changed === "string") return { kind: "failed", message: changed };
    return { kind: "removed", undo: () => restore(lines) };
  };
}

async function fetchCart(): Promise<Cart | undefined> {
  const { data } = await call((api) => api.GET("/carts", {}));
  return data?.data;
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
