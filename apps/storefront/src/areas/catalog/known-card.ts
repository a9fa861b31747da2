import type { ProductCard } from "@sen/api";
import { useSWRConfig } from "swr";

interface ListAnswer {
  data?: { data?: { items?: readonly Partial<ProductCard>[] } };
}

/** A product's card from a cached list, which its page shows until its own data has loaded. */
export function useCachedProductCard(id: number): ProductCard | undefined {
  const { cache } = useSWRConfig();
  for (const key of cache.keys()) {
    const items = (cache.get(key) as ListAnswer | undefined)?.data?.data?.items;
    const card = Array.isArray(items)
      ? items.find((item) => item.id === id && item.price_after_discount !== undefined)
      : undefined;
    if (card) return card as ProductCard;
  }
  return undefined;
}
