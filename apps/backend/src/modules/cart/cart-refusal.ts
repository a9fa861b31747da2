import type { BuyAgainRefusal } from "@sen/domain";
import { say, type Locale, type MessageCode } from "../../texts/messages.ts";

const messages = {
  sold_out: "SOLD_OUT",
  not_enough_stock: "NOT_ENOUGH_STOCK",
  deal_limit: "DEAL_LIMIT",
  unavailable: "UNAVAILABLE",
  shop_closed: "SHOP_CLOSED",
  cart_full: "CART_FULL",
} as const satisfies Record<BuyAgainRefusal, MessageCode>;

/** Message why the cart did not take everything; null if it did. */
export function cartRefusalText(
  refusal: BuyAgainRefusal | null,
  limit: number,
  locale: Locale,
): string | null {
  return refusal === null ? null : say(messages[refusal], locale, { limit });
}
