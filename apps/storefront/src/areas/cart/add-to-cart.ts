import type { Cart, CartAddition, ProductVariant } from "@sen/api";
import { cartAddition, type CartRefusal, lineProblemKey, limitKey, mergeGuestCart } from "@sen/domain";
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
  /** What the page knows of the variant: a guest's cart is on the device, where no server says how many there are. */
  variant: Pick<ProductVariant, "stock" | "deal_limit"> | undefined;
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
  // Code 200 only says that the cart was asked; the message says why less was added. Spec §7.
  const taken = data.data.results[0]?.taken;
  const { message } = data;
  return taken
    ? { kind: "added", taken, message: message || null }
    : { kind: "refused", answer: { message } };
}

function addForGuest(item: CartAddition, { t, variant }: CartTools): AddToCartOutcome {
  const present = readGuestCart();
  const { taken, refusal, limit } = cartAddition(item.quantity, {
    stock: variant?.stock ?? null,
    deal: variant?.deal_limit ? { most: variant.deal_limit, left: variant.deal_limit } : null,
    present: present.find(({ variant_id }) => variant_id === item.variant_id)?.quantity ?? 0,
    lines: present.length,
  });
  const message = refusal && t(refusalKey(refusal), { limit, stock: limit });
  if (taken === 0) return { kind: "refused", answer: { message: message ?? "" } };
  writeGuestCart(mergeGuestCart(present, [{ ...item, quantity: taken }]).entries);
  return { kind: "added", taken, message };
}

function refusalKey(refusal: CartRefusal) {
  if (refusal === "cart_full") return limitKey("cart");
  if (refusal === "not_enough_stock") return "errors:quantity.not_enough";
  return lineProblemKey(refusal);
}
