/** Products that are remembered as viewed; the specification does not show how many. */
export const RECENTLY_VIEWED_LIMIT = 30;

/** A product as it was last looked at. */
export interface ViewedEntry {
  product_id: number;
  /** ISO 8601. */
  viewed_at: string;
  /** Dong: what it cost then. */
  price_seen: number;
}

/** What was viewed, the newest first, each product once, as many as are remembered. Entries of several devices join like this. */
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

/** How much cheaper something is than when the customer saw it last, in dong; null where it is not. */
export function priceDrop(priceSeen: number | null | undefined, priceNow: number): number | null {
  return typeof priceSeen === "number" && priceSeen > priceNow ? priceSeen - priceNow : null;
}
