import type { CartEntry } from "@sen/domain";
import { isCount, persisted, persistedList } from "../../core/persisted.ts";
import { createStore } from "../../core/store.ts";

/** What a guest has put into the cart on this device. */
export const guestCartStore = persistedList("cart", isEntry, { in: "customer" });

const mergeKey = persisted("cart-join", (stored) => (typeof stored === "string" ? stored : null), {
  in: "customer",
});

/** What a guest has put into the cart on this device. */
export const readGuestCart = guestCartStore.read;

/** Whether the device's cart is on its way into the customer's, which is not worth asking for until then. */
export const mergeUnderWay = createStore(false);

/** The idempotency key under which the cart on this device joins a customer's: the same until it changes. */
export function guestCartKey(): string {
  const key = mergeKey.read() ?? crypto.randomUUID();
  mergeKey.write(key);
  return key;
}

/** Keeps a guest's cart on this device. */
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
