import type { CartLine } from "@sen/api";
import { track } from "./data-layer.ts";

type TrackedLine = Pick<CartLine, "product_id" | "product_name" | "price_after_discount" | "quantity">;

/**
 * Tracks an e-commerce event for these lines.
 *
 * @param value in dong. Defaults to the sum of the lines
 */
export function trackItems(
  event: "view_item" | "add_to_cart" | "begin_checkout" | "purchase",
  lines: readonly TrackedLine[],
  value = lines.reduce((sum, { price_after_discount: price, quantity }) => sum + price * quantity, 0),
): void {
  const items = lines.map(({ product_id, product_name, price_after_discount: price, quantity }) => ({
    item_id: String(product_id),
    item_name: product_name,
    price,
    quantity,
  }));
  track({ event, currency: "VND", value, items });
}
