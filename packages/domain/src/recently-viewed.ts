/** Maximum number of recently viewed products. The spec does not show it. */
export const RECENTLY_VIEWED_LIMIT = 30;

/** The last view of a product. */
export interface ViewedEntry {
  product_id: number;
  /** ISO 8601. */
  viewed_at: string;
  /** The price at that time, in dong. */
  price_seen: number;
}

/** Merges lists of viewed products, such as those of several devices: newest first, without duplicates, up to the limit. */
export function mergeViewed(...lists: readonly (readonly ViewedEntry[])[]): ViewedEntry[] {
  const newest = new Map<number, ViewedEntry>();
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
