import type { Cart, ErrorEnvelope, CartLine, ProductVariant } from "@sen/api";
import { changeEntryVariant, removeEntries, restoreEntries } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import type { LineNotice, Removal, Restoration } from "@sen/ui/cart";
import { useRefusal } from "../../core/describe-failure.ts";
import { ask, query } from "../../core/query.ts";
import { settleToResult, type Result, write } from "../../core/write.ts";
import { readGuestCart, writeGuestCart } from "./guest-cart-store.ts";
import { useRefreshCart } from "./known-cart.ts";
import type { CartState } from "./use-cart.ts";

const TOO_MANY = 429;
const SERVER_FAILURE = 500;

/** Replaces the notice at a line of the cart; null removes it. */
export type SetLineNotice = (lineId: number, notice: LineNotice | null) => void;

/** The result of a change: the new cart, or why it may not have been applied. */
export type CartChange =
  | { ok: true; cart: Cart }
  /** `again`: it can be retried. `lost`: no response says whether it was applied. */
  | { ok: false; message: string; again: boolean; lost: boolean };

/**
 * Changes the customer's cart, then shows the server's cart whether or not it succeeded. Never rejects. `isMade` tells from the cart
 * whether the change was applied, in case every response was lost.
 */
export function useChangeCart() {
  const refused = useRefusal();
  const refresh = useRefreshCart();
  return async (
    writing: Promise<Result<{ data: Cart }>>,
    isMade: (cart: Cart) => boolean,
  ): Promise<CartChange> => {
    const { data, refusal } = await settleToResult(writing);
    if (data) {
      await refresh(data.data);
      return { ok: true, cart: data.data };
    }
    const code = codeOf(refusal);
    const lost = code >= SERVER_FAILURE;
    // A change is often refused because the cart, a price or the stock has changed.
    const cart = (await ask(query("/carts")).catch(() => null))?.data;
    if (cart) await refresh(cart);
    if (lost && cart && isMade(cart)) return { ok: true, cart };
    return { ok: false, message: refused(refusal).message, again: lost || code === TOO_MANY, lost };
  };
}

/** A lost response counts as a server error. */
const codeOf = (failure: unknown): number =>
  failure instanceof Error ? SERVER_FAILURE : (failure as ErrorEnvelope).code;

const linesOf = (cart: Cart): CartLine[] => cart.groups.flatMap(({ lines }) => lines);

function linesWithout(cart: Cart, lines: readonly CartLine[]): CartLine[] {
  const present = new Set(linesOf(cart).map(({ variant_id }) => variant_id));
  return lines.filter(({ variant_id }) => !present.has(variant_id));
}

export const lineIn = (cart: Cart, id: number): CartLine | undefined =>
  linesOf(cart).find((line) => line.id === id);

/**
 * Replaces a line's variant, and shows a notice at the line if less is in stock than wanted. Resolves to the reason if it failed,
 * else to null.
 */
export function useChangeVariant({ cart, owner }: CartState, setNotice: SetLineNotice) {
  const { t } = useTranslation("errors");
  const change = useChangeCart();

  /** The quantity wanted, including that of a line that already has the variant. */
  function wanted(line: CartLine, variant: ProductVariant): number {
    const joining = (cart ? linesOf(cart) : []).find(
      ({ id, variant_id }) => variant_id === variant.id && id !== line.id,
    );
    return line.quantity + (joining?.quantity ?? 0);
  }

  function noticeIfLess(lineId: number, taken: number, asked: number): void {
    const message = t("quantity.not_enough", { stock: taken });
    setNotice(lineId, taken < asked ? { tone: "warning", message } : null);
  }

  return async (line: CartLine, variant: ProductVariant): Promise<{ message: string } | null> => {
    const asked = wanted(line, variant);
    if (owner === "guest") {
      const place = { from: line.variant_id, to: variant.id, stock: variant.stock };
      const entries = changeEntryVariant(readGuestCart(), place);
      writeGuestCart(entries);
      const taken = entries.find(({ variant_id }) => variant_id === variant.id)?.quantity ?? asked;
      noticeIfLess(variant.id, taken, asked);
      return null;
    }
    const changed = await change(
      write("PUT /carts/{itemId}/variant", { path: { itemId: line.id }, body: { variant_id: variant.id } }),
      (now) => lineIn(now, line.id)?.variant_id === variant.id,
    );
    if (!changed.ok) return { message: changed.message };
    noticeIfLess(line.id, lineIn(changed.cart, line.id)?.quantity ?? asked, asked);
    return null;
  };
}

/** Removes lines from a customer's cart, with undo. Never rejects. Reports success only if it is certain. */
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

/** Removes lines from the guest's cart on this device, with undo. */
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
