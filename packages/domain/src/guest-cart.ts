import { CART_PRODUCT_LIMIT, LINE_QUANTITY_LIMIT } from "./limits.ts";

/** A line of a cart, as the device keeps it for a guest. A variant stands in a cart once. */
export interface CartEntry {
  product_id: number;
  variant_id: number;
  quantity: number;
}

/** A joined cart, and what of the guest's found no place in it. */
export interface JoinedCart {
  entries: CartEntry[];
  /** Guest lines beyond the hundredth product; they stay on the device. */
  left: CartEntry[];
}

/**
 * The guest's cart joins the customer's at sign-in: the customer's lines stay first and in their order, the same
 * variant adds up (to the most that a line takes), and what finds no place within the cart's limit is given back.
 * Stock is the server's to judge. Spec §9, cart product limit.
 */
export function joinGuestCart(customer: readonly CartEntry[], guest: readonly CartEntry[]): JoinedCart {
  const entries = new Map(customer.map((entry) => [entry.variant_id, entry]));
  const left: CartEntry[] = [];
  for (const entry of guest) {
    const same = entries.get(entry.variant_id);
    if (same !== undefined) {
      const quantity = Math.max(same.quantity, Math.min(same.quantity + entry.quantity, LINE_QUANTITY_LIMIT));
      entries.set(entry.variant_id, { ...same, quantity });
    } else if (entries.size < CART_PRODUCT_LIMIT) {
      entries.set(entry.variant_id, entry);
    } else {
      left.push(entry);
    }
  }
  return { entries: [...entries.values()], left };
}
