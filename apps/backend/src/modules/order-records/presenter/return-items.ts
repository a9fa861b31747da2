import type { ReturnItem } from "@sen/api";
import { allReturnItems } from "@sen/domain";

/** The items being returned. A return that lists none returns the whole order. */
export function returnItemsOf(
  { items: chosen }: { items: readonly ReturnItem[] },
  items: readonly { id: number; quantity: number }[],
): ReturnItem[] {
  if (chosen.length === 0) return allReturnItems({ order_detail_items: items });
  return items.flatMap(({ id }) =>
    chosen.flatMap(({ order_detail_item_id, quantity }) =>
      order_detail_item_id === id ? [{ order_detail_item_id, quantity }] : [],
    ),
  );
}
