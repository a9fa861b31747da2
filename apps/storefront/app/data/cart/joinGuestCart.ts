import { api } from "../browser-api.ts";
import { readGuestCart, writeGuestCart } from "./guest-cart-store.ts";

/**
 * Joins the device's guest cart with the customer's after sign-in. What the server took leaves the device; what it
 * could not take (the cart is full, sold out) stays there only if the call failed as a whole, and is told otherwise.
 * Returns the sentences for lines that were not taken in full.
 */
export async function joinGuestCartWithCustomers(): Promise<string[]> {
  const entries = readGuestCart();
  if (entries.length === 0) return [];
  const { data } = await api.POST("/carts", { body: { items: [...entries] } });
  if (!data) return [];
  writeGuestCart([]);
  return data.data.results.flatMap(({ message }) => (message ? [message] : []));
}
