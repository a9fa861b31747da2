import type { CartAdditionResult } from "@sen/api";
import { CART_PRODUCT_LIMIT, fitsInCart } from "./limits.ts";
import { highestQuantity } from "./quantity.ts";

/** Why a cart takes less of a line than was wanted. */
export type CartRefusal = NonNullable<CartAdditionResult["message_code"]>;

/** How much of a flash deal one customer may buy in a window. */
export interface DealAllowance {
  /** Pieces in all. */
  most: number;
  /** Pieces that this customer has not ordered yet. */
  left: number;
}

/** What is true of a variant and of the cart when pieces are to be put in. */
export interface CartRoom {
  /** Pieces that can be bought; null where the variant is no longer on sale. */
  stock: number | null;
  /** What one customer may buy of the deal that makes the price; null or missing where there is no such limit. */
  deal?: DealAllowance | null;
  /** Pieces of it that the cart holds already. */
  present: number;
  /** Different variants that the cart holds. */
  lines: number;
}

/** How much of a line a cart takes. */
export interface CartTaking {
  taken: number;
  /** Why not all of it was taken; null when it was. */
  refusal: CartRefusal | null;
  /** The number that the refusal tells. */
  limit: number;
}

/** How many of the wanted pieces find a place in the cart beside those that are there. Spec §9. */
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
