import { fitsInCart, LINE_QUANTITY_LIMIT } from "./limits.ts";
import { nearestQuantity } from "./quantity.ts";

/** A line of a guest's cart, as stored on the device. A cart has at most one line per variant. */
export interface CartEntry {
  product_id: number;
  variant_id: number;
  quantity: number;
}

/** A merged cart, and the guest lines that did not fit. */
export interface MergedCart {
  entries: CartEntry[];
  /** Guest lines beyond the cart's product limit; they stay on the device. */
  left: CartEntry[];
}

/**
 * Merges the guest's cart into the customer's at sign-in. The customer's lines come first, in their order; quantities of the same
 * variant add up, to at most the line limit; lines beyond the cart's limit are returned. The server checks the stock. Spec §9, cart
 * product limit.
 */
export function mergeGuestCart(customer: readonly CartEntry[], guest: readonly CartEntry[]): MergedCart {
  const entries = new Map(customer.map((entry) => [entry.variant_id, entry]));
  const left: CartEntry[] = [];
  for (const entry of guest) {
    const same = entries.get(entry.variant_id);
    if (same !== undefined) {
      const quantity = Math.max(same.quantity, Math.min(same.quantity + entry.quantity, LINE_QUANTITY_LIMIT));
      entries.set(entry.variant_id, { ...same, quantity });
    } else if (fitsInCart(entries.size)) {
      entries.set(entry.variant_id, entry);
    } else {
      left.push(entry);
    }
  }
  return { entries: [...entries.values()], left };
}

/**
 * Replaces a line's variant by another of the same product, limited to its stock. Merges with a line that already has it.
 *
 * @param stock available quantity of the other variant
 */
export function changeEntryVariant(
  entries: readonly CartEntry[],
  { from, to, stock }: { from: number; to: number; stock: number },
): CartEntry[] {
  if (!entries.some(({ variant_id }) => variant_id === from)) return [...entries];
  const wanted = entries
    .filter(({ variant_id }) => variant_id === from || variant_id === to)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return entries
    .filter(({ variant_id }) => variant_id === from || variant_id !== to)
    .map((entry) =>
      entry.variant_id === from
        ? { ...entry, variant_id: to, quantity: Math.max(1, nearestQuantity(wanted, stock)) }
        : entry,
    );
}

/** A removed line with its position in the cart, from 0. */
export interface RemovedEntry {
  entry: CartEntry;
  place: number;
}

/** Removes variants from a guest's cart, and returns what is needed to restore them. */
export function removeEntries(
  entries: readonly CartEntry[],
  variantIds: readonly number[],
): { entries: CartEntry[]; removed: RemovedEntry[] } {
  const isRemoved = ({ variant_id }: CartEntry) => variantIds.includes(variant_id);
  return {
    entries: entries.filter((entry) => !isRemoved(entry)),
    removed: entries.flatMap((entry, place) => (isRemoved(entry) ? [{ entry, place }] : [])),
  };
}

/**
 * Restores lines at their position and quantity. A variant that is back in the cart already is left as it is, so restoring twice does
 * not add more of it. Lines beyond the cart's limit stay out.
 */
export function restoreEntries(entries: readonly CartEntry[], removed: readonly RemovedEntry[]): CartEntry[] {
  const restored = [...entries];
  for (const { entry, place } of removed) {
    const isThere = restored.some(({ variant_id }) => variant_id === entry.variant_id);
    if (!isThere && fitsInCart(restored.length)) restored.splice(place, 0, entry);
  }
  return restored;
}
