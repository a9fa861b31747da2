import type { BuyAgainLine } from "@sen/api";
import { cartAddition, type CartRoom } from "./cart-addition.ts";
import { OrderStatus } from "./statuses.ts";

const ENDED: readonly OrderStatus[] = [OrderStatus.delivered, OrderStatus.completed, OrderStatus.cancelled];

/** Whether what was ordered can be put into the cart again: once the order has arrived or was cancelled. */
export function offersBuyAgain({ order_status }: { order_status: OrderStatus }): boolean {
  return ENDED.includes(order_status);
}

/** Why a line of an order is not in the cart as it was ordered. */
export type BuyAgainRefusal = NonNullable<BuyAgainLine["message_code"]>;

/** How much of an ordered line is put into the cart. */
export interface BoughtAgain {
  /** Pieces that are added to those that the cart holds. */
  taken: number;
  refusal: BuyAgainRefusal | null;
  /** The number that the refusal tells. */
  limit: number;
}

/**
 * How much of an ordered line comes back into the cart: what the cart holds of it stays and counts, and what is missing to
 * the ordered quantity is added as far as stock and cart allow. Asked twice it adds nothing the second time.
 *
 * @param isShopOpen whether the shop still sells here
 */
export function buyLineAgain(ordered: number, room: CartRoom, isShopOpen: boolean): BoughtAgain {
  const missing = Math.max(0, ordered - room.present);
  if (missing === 0) return { taken: 0, refusal: null, limit: 0 };
  if (!isShopOpen) return { taken: 0, refusal: "shop_closed", limit: 0 };
  return cartAddition(missing, room);
}

/** Whether all that was ordered stands in the cart. */
export function isAllInCart(lines: readonly Pick<BuyAgainLine, "message_code">[]): boolean {
  return lines.every(({ message_code }) => message_code === null);
}
