import type { Checkout } from "@sen/api";
import { track } from "../../shell/data-layer.ts";

/** Tells the data layer that a payment of these lines has begun. */
export function trackCheckout({ groups, totals }: Checkout): void {
  track({
    event: "begin_checkout",
    currency: "VND",
    value: totals.total,
    items: groups.flatMap(({ lines }) =>
      lines.map(({ product_id, product_name, price_after_discount: price, quantity }) => ({
        item_id: String(product_id),
        item_name: product_name,
        price,
        quantity,
      })),
    ),
  });
}
