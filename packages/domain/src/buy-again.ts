import type { BuyAgainLine } from "@sen/api";
import { cartAddition, type CartRoom } from "./cart-addition.ts";
import { OrderStatus } from "./statuses.ts";

const ENDED: readonly OrderStatus[] = [OrderStatus.delivered, OrderStatus.completed, OrderStatus.cancelled];

/** Whether the order's items can be added to the cart again: once it was delivered or cancelled. */
export function offersBuyAgain({ order_status }: { order_status: OrderStatus }): boolean {
  return ENDED.includes(order_status);
}

/** Why a line of an order could not be added as ordered. */
export type BuyAgainRefusal = NonNullable<BuyAgainLine["message_code"]>;

/** How much of an ordered line is added to the cart. */
export interface BoughtAgain {
  /** Quantity added to what is in the cart already. */
  taken: number;
  refusal: BuyAgainRefusal | null;
  /** The number in the refusal's message. */
  limit: number;
}

/**
 * How much of an ordered line to add to the cart. What the cart already has counts; the rest of the ordered quantity is added as far
 * as stock and cart limits allow. Idempotent: a second call adds nothing.
 *
 * @param isShopOpen whether the shop still sells here
 */
export function buyLineAgain(ordered: number, room: CartRoom, isShopOpen: boolean): BoughtAgain {
  const missing = Math.max(0, ordered - room.present);
  if (missing === 0) return { taken: 0, refusal: null, limit: 0 };
  if (!isShopOpen) return { taken: 0, refusal: "shop_closed", limit: 0 };
  return cartAddition(missing, room);
}

/** Whether everything ordered is in the cart. */
export function isAllInCart(lines: readonly Pick<BuyAgainLine, "message_code">[]): boolean {
  return lines.every(({ message_code }) => message_code === null);
}
