import type { CartAdditionsResponse } from "@sen/api";
import { write, type Result } from "../../core/write.ts";
import { guestCartKey, readGuestCart, writeGuestCart } from "./guest-cart-store.ts";

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
 * Joins the device's guest cart with the customer's. What the server could not take of it (the cart is full, sold out) is
 * told in its answer; when the call failed as a whole the cart stays on the device. Null when there is none, or it is on its
 * way already. Throws when no answer came: the same cart is then joined once, however often it is asked for.
 */
export async function mergeGuestCart(): Promise<Result<CartAdditionsResponse> | null> {
  const entries = readGuestCart();
  if (entries.length === 0 || underWay) return null;
  setUnderWay(true);
  try {
    const merged = await write("POST /carts", { key: guestCartKey(), body: { items: [...entries] } });
    if (merged.ok) writeGuestCart([]);
    return merged;
  } finally {
    setUnderWay(false);
  }
}

function setUnderWay(now: boolean): void {
  underWay = now;
  for (const listener of listeners) listener();
}
