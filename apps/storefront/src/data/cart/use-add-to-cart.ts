import type { CartAddition, CartAdditions } from "@sen/api";
import { joinGuestCart, LINE_QUANTITY_LIMIT } from "@sen/domain";
import useSWRMutation from "swr/mutation";
import { useCustomer } from "../../session/use-customer.ts";
import { call } from "../api.ts";
import { readGuestCart, writeGuestCart } from "./guest-cart-store.ts";
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
  return useSWRMutation<AddOutcome, unknown, string, CartAddition>("add-to-cart", async (_key, { arg }) => {
    if (!signedIn) return addForGuest(arg);
    const { data, error } = await call((api) => api.POST("/carts", { body: { items: [arg] } }));
    if (!data) return { kind: "refused", message: error.message };
    await refresh(data.data.cart);
    return outcomeOf(data.data);
  });
}

function outcomeOf({ results: [result] }: CartAdditions): AddOutcome {
  if (result?.taken) return { kind: "added", taken: result.taken, message: result.message };
  return { kind: "refused", message: result?.message ?? "" };
}

function addForGuest(entry: CartAddition): AddOutcome {
  const { entries, left } = joinGuestCart(readGuestCart(), [
    { ...entry, quantity: Math.min(entry.quantity, LINE_QUANTITY_LIMIT) },
  ]);
  if (left.length > 0) return { kind: "full" };
  writeGuestCart(entries);
  return { kind: "added", taken: entry.quantity, message: null };
}
