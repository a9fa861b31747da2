import type { CartEntry } from "@sen/domain";
import { isCount, persistedList, persistedText } from "../../core/persisted.ts";
import { createStore } from "../../core/store.ts";

export const guestCartStore = persistedList("cart", isEntry, { in: "customer" });

/** Idempotency key for merging the guest's cart: stays the same until the cart changes. */
export const mergeKey = persistedText("cart-join", { in: "customer" });

export const readGuestCart = guestCartStore.read;

/** Whether the guest's cart is being merged. The customer's cart is not fetched meanwhile. */
export const mergeUnderWay = createStore(false);

export function writeGuestCart(entries: readonly CartEntry[]): void {
  mergeKey.write(null);
  guestCartStore.write(entries);
}

function isEntry(value: unknown): value is CartEntry {
  const entry = value as Partial<CartEntry> | null;
  return [entry?.product_id, entry?.variant_id, entry?.quantity].every(
    (number) => isCount(number) && number > 0,
  );
}
