import type { ProductDetail } from "@sen/api";
import { track } from "./data-layer.ts";

/** Tells the data layer which product is looked at. */
export function trackView({ id, name, price_after_discount: price }: ProductDetail): void {
  track({
    event: "view_item",
    currency: "VND",
    value: price,
    items: [{ item_id: String(id), item_name: name, price, quantity: 1 }],
  });
}
