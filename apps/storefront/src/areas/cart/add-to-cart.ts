import type { Cart, CartAddition } from "@sen/api";
import { CART_PRODUCT_LIMIT, limitKey, LINE_QUANTITY_LIMIT, mergeGuestCart } from "@sen/domain";
import type { Translate } from "@sen/i18n";
import type { AddToCartOutcome } from "@sen/ui/product";
import { write } from "../../core/write.ts";
import { readGuestCart, writeGuestCart } from "./guest-cart-store.ts";
import { tickVariants } from "./ticked-variants.ts";

/** Whose cart to change, and how to refresh it. */
export interface CartTools {
  isSignedIn: boolean;
  refresh: (cart: Cart) => Promise<unknown>;
  t: Translate<"errors">;
}

/** Adds a variant to the customer's or the guest's cart and ticks it for checkout. Throws only if no response arrives. */
export async function addToCart(item: CartAddition, tools: CartTools): Promise<AddToCartOutcome> {
  const outcome = tools.isSignedIn ? await addForCustomer(item, tools) : addForGuest(item, tools);
  if (outcome.kind === "added") tickVariants([item.variant_id]);
  return outcome;
}

async function addForCustomer(item: CartAddition, { refresh }: CartTools): Promise<AddToCartOutcome> {
  const { data, refusal } = await write("POST /carts", { body: { items: [item] } });
  if (refusal) return { kind: "refused", answer: refusal };
  await refresh(data.data.cart);
  // The line's message, or else the response's, says why less was added. Spec §7.
  const [line] = data.data.results;
  const message = line?.message ?? (data.message.trim() || null);
  return line?.taken
    ? { kind: "added", taken: line.taken, message }
    : { kind: "refused", answer: { message: message ?? "" } };
}

function addForGuest(item: CartAddition, { t }: CartTools): AddToCartOutcome {
  const quantity = Math.min(item.quantity, LINE_QUANTITY_LIMIT);
  const { entries, left } = mergeGuestCart(readGuestCart(), [{ ...item, quantity }]);
  if (left.length > 0) {
    return { kind: "refused", answer: { message: t(limitKey("cart"), { limit: CART_PRODUCT_LIMIT }) } };
  }
  writeGuestCart(entries);
  return { kind: "added", taken: item.quantity, message: null };
}
