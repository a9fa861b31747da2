import type { CartAddition, CartAdditions } from "@sen/api";
import { mergeGuestCart, LINE_QUANTITY_LIMIT } from "@sen/domain";
import { useRefusal } from "../../core/refusal.ts";
import { useCustomer } from "../../core/session/session.ts";
import { write } from "../../core/write.ts";
import { readGuestCart, writeGuestCart } from "./guest-cart-store.ts";
import { tickVariants } from "./ticked-variants.ts";
import { useRefreshCart } from "./known-cart.ts";

/** What came of putting something into the cart: a refusal carries the server's sentence, or `full` for a guest's cart. */
export type AddOutcome =
  | { kind: "added"; taken: number; message: string | null }
  | { kind: "refused"; message: string }
  | { kind: "full" };

/** Puts a variant into the customer's or the guest's cart, ticked to be bought. Throws only when no answer came. */
export function useAddToCart(): (item: CartAddition) => Promise<AddOutcome> {
  const signedIn = useCustomer() !== null;
  const refresh = useRefreshCart();
  const refused = useRefusal();
  async function add(item: CartAddition): Promise<AddOutcome> {
    if (!signedIn) return addForGuest(item);
    const { data, refusal } = await write("POST /carts", { body: { items: [item] } });
    if (refusal) return { kind: "refused", message: refused(refusal).message };
    await refresh(data.data.cart);
    return outcomeOf(data);
  }
  return async (item) => {
    const outcome = await add(item);
    if (outcome.kind === "added") tickVariants([item.variant_id]);
    return outcome;
  };
}

/** Why not all of it was taken is told by the line, or else by the answer. Spec §7. */
function outcomeOf({ message, data }: { message: string; data: CartAdditions }): AddOutcome {
  const [result] = data.results;
  const reason = result?.message ?? (message.trim() || null);
  if (result?.taken) return { kind: "added", taken: result.taken, message: reason };
  return { kind: "refused", message: reason ?? "" };
}

function addForGuest(entry: CartAddition): AddOutcome {
  const quantity = Math.min(entry.quantity, LINE_QUANTITY_LIMIT);
  const { entries, left } = mergeGuestCart(readGuestCart(), [{ ...entry, quantity }]);
  if (left.length > 0) return { kind: "full" };
  writeGuestCart(entries);
  return { kind: "added", taken: entry.quantity, message: null };
}
