import type { CartAddition, CartAdditions } from "@sen/api";
import { joinGuestCart, LINE_QUANTITY_LIMIT } from "@sen/domain";
import useSWRMutation from "swr/mutation";
import { useCustomer } from "../../core/session/use-customer.ts";
import { write } from "../../core/write.ts";
import { useRefusal } from "../../core/refusal.ts";
import { readGuestCart, writeGuestCart } from "./guest-cart-store.ts";
import { tickVariant } from "./use-ticked-lines.ts";
import { useRefreshCart } from "./use-cart.ts";

/** What came of putting something into the cart: a refusal carries the server's sentence, or `full` for a guest's cart. */
export type AddOutcome =
  | { kind: "added"; taken: number; message: string | null }
  | { kind: "refused"; message: string }
  | { kind: "full" };

/** Puts a variant into the cart of whoever is here. Throws only when no answer came. */
export function useAddToCart() {
  const signedIn = useCustomer() !== null;
  const refresh = useRefreshCart();
  const refused = useRefusal();
  return useSWRMutation<AddOutcome, unknown, string, CartAddition>("add-to-cart", async (_key, { arg }) => {
    if (!signedIn) return ticked(arg, addForGuest(arg));
    const { data, refusal } = await write("POST /carts", { body: { items: [arg] } });
    if (refusal) return { kind: "refused", message: refused(refusal).message };
    await refresh(data.data.cart);
    return ticked(arg, outcomeOf(data));
  });
}

/** What was just added is meant to be bought. */
function ticked({ variant_id }: CartAddition, outcome: AddOutcome): AddOutcome {
  if (outcome.kind === "added") tickVariant(variant_id);
  return outcome;
}

/** Why not all of it was taken is told by the line, or else by the answer. Spec §7. */
function outcomeOf({ message, data }: { message: string; data: CartAdditions }): AddOutcome {
  const [result] = data.results;
  const reason = result?.message ?? (message.trim() || null);
  if (result?.taken) return { kind: "added", taken: result.taken, message: reason };
  return { kind: "refused", message: reason ?? "" };
}

function addForGuest(entry: CartAddition): AddOutcome {
  const { entries, left } = joinGuestCart(readGuestCart(), [
    { ...entry, quantity: Math.min(entry.quantity, LINE_QUANTITY_LIMIT) },
  ]);
  if (left.length > 0) return { kind: "full" };
  writeGuestCart(entries);
  return { kind: "added", taken: entry.quantity, message: null };
}
