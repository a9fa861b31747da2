import type { CartEntry } from "@sen/domain";

const CART_KEY = "cart";
const JOIN_KEY = "cart-join";
const EMPTY: readonly CartEntry[] = [];
const listeners = new Set<() => void>();
let cached: { raw: string | null; entries: readonly CartEntry[] } = { raw: null, entries: EMPTY };

/** What a guest has put aside on this device. The same list as long as the stored text is the same. */
export function readGuestCart(): readonly CartEntry[] {
  const raw = localStorage.getItem(CART_KEY);
  if (raw !== cached.raw) cached = { raw, entries: parse(raw) };
  return cached.entries;
}

/** The idempotency key under which the cart on this device joins a customer's: the same until it changes. */
export function guestCartKey(): string {
  const key = localStorage.getItem(JOIN_KEY) ?? crypto.randomUUID();
  localStorage.setItem(JOIN_KEY, key);
  return key;
}

/** Keeps a guest's cart on this device; an empty one leaves nothing behind. */
export function writeGuestCart(entries: readonly CartEntry[]): void {
  localStorage.removeItem(JOIN_KEY);
  if (entries.length === 0) localStorage.removeItem(CART_KEY);
  else localStorage.setItem(CART_KEY, JSON.stringify(entries));
  for (const listener of listeners) listener();
}

/** Calls back when the guest's cart changes, in this tab or in another, and when a page is shown again as it was left. Returns the unsubscriber. */
export function subscribeToGuestCart(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === CART_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  window.addEventListener("pageshow", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", listener);
  };
}

/** The cart as the server renders it: nobody's. */
export const noGuestCart = (): readonly CartEntry[] => EMPTY;

function parse(raw: string | null): readonly CartEntry[] {
  if (raw === null) return EMPTY;
  try {
    const value: unknown = JSON.parse(raw);
    return Array.isArray(value) ? value.filter(isEntry) : EMPTY;
  } catch {
    return EMPTY; // Storage is the customer's to edit: what cannot be read is an empty cart.
  }
}

function isEntry(value: unknown): value is CartEntry {
  const entry = value as Partial<CartEntry> | null;
  return [entry?.product_id, entry?.variant_id, entry?.quantity].every(
    (number) => Number.isSafeInteger(number) && Number(number) > 0,
  );
}
