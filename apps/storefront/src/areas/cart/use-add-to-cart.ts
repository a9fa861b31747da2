import type { CartAddition } from "@sen/api";
import { CART_PRODUCT_LIMIT, limitKey, LINE_QUANTITY_LIMIT, mergeGuestCart } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import type { AddToCartOutcome } from "@sen/ui/product";
import { useIsSignedIn } from "../../core/session/session.ts";
import { write } from "../../core/write.ts";
import { readGuestCart, writeGuestCart } from "./guest-cart-store.ts";
import { useRefreshCart } from "./known-cart.ts";
import { tickVariants } from "./ticked-variants.ts";

/** Puts a variant into the customer's or the guest's cart, ticked to be bought. Throws only when no answer came. */
export function useAddToCart(): (item: CartAddition) => Promise<AddToCartOutcome> {
  const { t } = useTranslation("errors");
  const signedIn = useIsSignedIn();
  const refresh = useRefreshCart();
  async function add(item: CartAddition): Promise<AddToCartOutcome> {
    if (!signedIn) {
      if (addForGuest(item)) return { kind: "added", taken: item.quantity, message: null };
      const message = t(limitKey("cart"), { limit: CART_PRODUCT_LIMIT });
      return { kind: "refused", answer: { message } };
    }
    const { data, refusal } = await write("POST /carts", { body: { items: [item] } });
    if (refusal) return { kind: "refused", answer: refusal };
    await refresh(data.data.cart);
    // The line says why not all of it was taken, or else the answer does. Spec §7.
    const [line] = data.data.results;
    const message = line?.message ?? (data.message.trim() || null);
    return line?.taken
      ? { kind: "added", taken: line.taken, message }
      : { kind: "refused", answer: { message: message ?? "" } };
  }
  return async (item) => {
    const outcome = await add(item);
    if (outcome.kind === "added") tickVariants([item.variant_id]);
    return outcome;
  };
}

/** Puts it into the device's cart. Returns whether there was room. */
function addForGuest(entry: CartAddition): boolean {
  const quantity = Math.min(entry.quantity, LINE_QUANTITY_LIMIT);
  const { entries, left } = mergeGuestCart(readGuestCart(), [{ ...entry, quantity }]);
  if (left.length > 0) return false;
  writeGuestCart(entries);
  return true;
}
