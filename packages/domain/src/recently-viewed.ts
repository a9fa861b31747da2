import type { ViewedProduct } from "@sen/api";

/** Maximum number of recently viewed products. The spec does not show it. */
export const RECENTLY_VIEWED_LIMIT = 30;

/** Merges lists of viewed products, such as those of several devices: newest first, without duplicates, up to the limit. */
export function mergeViewed(...lists: readonly (readonly ViewedProduct[])[]): ViewedProduct[] {
  const newest = new Map<number, ViewedProduct>();
  for (const entry of lists.flat()) {
    const known = newest.get(entry.product_id);
    if (!known || Date.parse(known.viewed_at) <= Date.parse(entry.viewed_at)) {
      newest.set(entry.product_id, entry);
    }
  }
  return [...newest.values()]
    .sort((a, b) => Date.parse(b.viewed_at) - Date.parse(a.viewed_at))
    .slice(0, RECENTLY_VIEWED_LIMIT);
}

/** The price drop since the customer last saw the product, in dong; null if there is none. */
export function priceDrop(priceSeen: number | null | undefined, priceNow: number): number | null {
  return typeof priceSeen === "number" && priceSeen > priceNow ? priceSeen - priceNow : null;
}
