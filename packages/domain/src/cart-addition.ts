import type { CartAdditionResult } from "@sen/api";
import { CART_PRODUCT_LIMIT, fitsInCart } from "./limits.ts";
import { highestQuantity } from "./quantity.ts";

/** Why less of a line was added to the cart than requested. */
export type CartRefusal = NonNullable<CartAdditionResult["message_code"]>;

/** A customer's purchase limit in a flash deal's window. */
export interface DealAllowance {
  /** Total quantity allowed. */
  most: number;
  /** Quantity that the customer has left. */
  left: number;
}

/** The limits on adding a variant to a cart. */
export interface CartRoom {
  /** Quantity in stock; null if the variant is no longer on sale. */
  stock: number | null;
  /** The limit of the deal that sets the price; null or missing if there is none. */
  deal?: DealAllowance | null;
  /** Quantity of the variant already in the cart. */
  present: number;
  /** Number of different variants in the cart. */
  lines: number;
}

/** How much of a line was added to the cart. */
export interface CartTaking {
  taken: number;
  /** Why less was added than requested; null if all was. */
  refusal: CartRefusal | null;
  /** The number in the refusal's message. */
  limit: number;
}

/** How much of the requested quantity can be added to the cart, given what it already has. Spec §9. */
export function cartAddition(wanted: number, { stock, deal, present, lines }: CartRoom): CartTaking {
  const refuse = (refusal: CartRefusal, limit = 0): CartTaking => ({ taken: 0, refusal, limit });
  if (stock === null) return refuse("unavailable");
  const highest = highestQuantity(stock);
  if (highest === 0) return refuse("sold_out");
  if (present === 0 && !fitsInCart(lines)) return refuse("cart_full", CART_PRODUCT_LIMIT);
  const allowed = deal ? Math.min(highest, deal.left) : highest;
  const taken = Math.max(0, Math.min(wanted, allowed - present));
  if (taken === wanted) return { taken, refusal: null, limit: highest };
  if (deal && allowed < highest) return { taken, refusal: "deal_limit", limit: deal.most };
  return { taken, refusal: "not_enough_stock", limit: highest };
}
