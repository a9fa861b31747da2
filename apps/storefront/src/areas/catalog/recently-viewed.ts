import type { ProductDetail } from "@sen/api";
import { RECENTLY_VIEWED_LIMIT } from "@sen/domain";
import { useEffect, useEffectEvent, useRef } from "react";
import { useStore } from "../../core/store.ts";
import { query, useAnswers, useQuery } from "../../core/query.ts";
import { useCustomerId, useSession } from "../../core/session/session.ts";
import { write } from "../../core/write.ts";
import { sendViewed, useViewedPrices, viewedQuery } from "./viewed-prices.ts";
import { keepViewed, viewedStore } from "./viewed-store.ts";

const cardsQuery = (ids: readonly number[]) =>
  query("/products", { params: { query: { id: [...ids], per_page: RECENTLY_VIEWED_LIMIT } } });

/** The recently viewed products: the customer's from the backend, a guest's from this device. Nothing until the browser has looked. */
export function useRecentlyViewed(exceptId?: number) {
  const { status } = useSession();
  const customerId = useCustomerId();
  const entries = useStore(viewedStore);
  const { refetch } = useAnswers();
  const asked = status === "in" ? viewedQuery(customerId) : null;
  const own = useQuery(asked).data?.data;
  const ids = entries.flatMap(({ product_id }) => (product_id === exceptId ? [] : [product_id]));
  const cards = useQuery(status === "out" && ids.length > 0 ? cardsQuery(ids) : null).data?.data.items ?? [];
  const items =
    status === "in"
      ? (own ?? [])
      : entries.flatMap((entry) => {
          const product = cards.find(({ id }) => id === entry.product_id);
          return product ? [{ product, price_seen: entry.price_seen }] : [];
        });
  return {
    items: items.filter(({ product }) => product.id !== exceptId),
    async clear() {
      viewedStore.write(null);
      if (asked === null) return;
      await write("DELETE /recently-viewed").catch(() => undefined);
      await refetch(asked);
    },
  };
}

/** What is remembered of a product that is looked at. */
export type ViewedProduct = Pick<ProductDetail, "id" | "price_after_discount">;

/**
 * Remembers that a product is looked at, and at which price. Nobody waits for it: what is lost is remembered at the next
 * look.
 *
 * @param onPriceSeen hears what it cost at the look before, in dong, where there was one
 */
export function useRecordView(product: ViewedProduct, onPriceSeen: (price: number) => void): void {
  const { status } = useSession();
  const { prices, asked } = useViewedPrices();
  const { set } = useAnswers();
  const recorded = useRef("");
  const tell = useEffectEvent(onPriceSeen);
  const { id, price_after_discount: price } = product;
  useEffect(() => {
    if (prices === undefined) return;
    const look = `${status} ${id} ${price}`;
    if (recorded.current === look) return;
    recorded.current = look;
    const seen = prices.get(id);
    if (seen !== undefined) tell(seen);
    const entry = { product_id: id, viewed_at: new Date().toISOString(), price_seen: price };
    if (asked === null) keepViewed(entry);
    else {
      void sendViewed([entry]).then((known) => known && set(asked, known));
    }
  }, [id, price, status, prices, asked, set]);
}
