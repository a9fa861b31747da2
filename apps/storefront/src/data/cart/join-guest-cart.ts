import { wasCartChanged } from "@sen/domain";
import { write } from "../api.ts";
import { readGuestCart, writeGuestCart } from "./guest-cart-store.ts";

let underWay = false;
const listeners = new Set<() => void>();

/** Whether a guest's cart is on its way into the customer's: until it is there, the customer's is not worth asking for. */
export const isJoining = (): boolean => underWay;

/** Calls back when joining begins and ends. Returns the unsubscriber. */
export function subscribeToJoining(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Joins the device's guest cart with the customer's after sign-in. What the server took leaves the device; what it
 * could not take (the cart is full, sold out) stays there only if the call failed as a whole, and is told otherwise.
 * Returns the sentences for lines that were not taken in full.
 */
export async function joinGuestCartWithCustomers(): Promise<string[]> {
  const entries = readGuestCart();
  if (entries.length === 0) return [];
  setUnderWay(true);
  try {
    const { data } = await write(
      (api) => api.POST("/carts", { body: { items: [...entries] } }),
      wasCartChanged,
    );
    if (!data) return [];
    writeGuestCart([]);
    return data.data.results.flatMap(({ message }) => (message ? [message] : []));
  } catch {
    return []; // No answer: signed in all the same, and the guest's cart waits for the next sign-in.
  } finally {
    setUnderWay(false);
  }
}

function setUnderWay(now: boolean): void {
  underWay = now;
  for (const listener of listeners) listener();
}
