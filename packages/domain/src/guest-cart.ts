import { fitsInCart, LINE_QUANTITY_LIMIT } from "./limits.ts";
import { nearestQuantity } from "./quantity.ts";

/** A line of a cart, as the device keeps it for a guest. A variant stands in a cart once. */
export interface CartEntry {
  product_id: number;
  variant_id: number;
  quantity: number;
}

/** A merged cart, and what of the guest's found no place in it. */
export interface MergedCart {
  entries: CartEntry[];
  /** Guest lines beyond the hundredth product; they stay on the device. */
  left: CartEntry[];
}

/**
 * Merges the guest's cart into the customer's at sign-in: the customer's lines stay first and in their order, the same
 * variant adds up (to the most that a line takes), and what finds no place within the cart's limit is given back.
 * Stock is the server's to judge. Spec §9, cart product limit.
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
 * Puts another variant of the same product in a line's place, as many of it as there are. A line that holds it already joins.
 *
 * @param stock pieces of the other variant
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

/** A line that was taken out, with the place that it had in the cart, from 0. */
export interface RemovedEntry {
  entry: CartEntry;
  place: number;
}

/** A guest's cart without some variants, and what it takes to put them back. */
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
 * Puts lines back where they were, at the quantity that they had. A variant that is there again stays as it is: whoever puts
 * back twice, or has put it in anew meanwhile, has not more of it. What finds no place within the cart's limit stays out.
 */
export function restoreEntries(entries: readonly CartEntry[], removed: readonly RemovedEntry[]): CartEntry[] {
  const restored = [...entries];
  for (const { entry, place } of removed) {
    const isThere = restored.some(({ variant_id }) => variant_id === entry.variant_id);
    if (!isThere && fitsInCart(restored.length)) restored.splice(place, 0, entry);
  }
  return restored;
}
