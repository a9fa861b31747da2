import type { ProductDetail } from "@sen/api";
import { RECENTLY_VIEWED_LIMIT, type ViewedEntry } from "@sen/domain";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { useSWRConfig } from "swr";
import { usePersisted } from "../../core/use-persisted.ts";
import { useCustomerId } from "../../core/session/use-customer.ts";
import { useSession } from "../../core/session/use-session.ts";
import { recordFetchedAt } from "../../core/answer-age.ts";
import { write } from "../../core/write.ts";
import { cacheKey, customerQuery, query, useQuery } from "../../core/query.ts";
import { forgetViewed, keepViewed, viewedStore } from "./viewed-store.ts";

const viewedQuery = (customerId: number | null) => customerQuery(customerId, "/recently-viewed", {});

const cardsQuery = (ids: readonly number[]) =>
  query("/products", { params: { query: { id: [...ids], per_page: RECENTLY_VIEWED_LIMIT } } });

/** What whoever is here has looked at: the customer's from the backend, a guest's from this device. Nothing until the browser has looked. */
export function useRecentlyViewed(exceptId?: number) {
  const { status } = useSession();
  const customerId = useCustomerId();
  const entries = usePersisted(viewedStore);
  const { mutate } = useSWRConfig();
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
      forgetViewed();
      if (asked === null) return;
      await write("DELETE /recently-viewed").catch(() => undefined);
      await mutate(cacheKey(asked));
    },
  };
}

/**
 * What each product cost when whoever is here looked at it last: a customer's from the backend, a guest's from this device.
 * Undefined until that is known; nothing of a customer's where it cannot be had.
 *
 * @param isWanted asks nobody while it is false
 */
export function useViewedPrices(isWanted = true) {
  const { status } = useSession();
  const customerId = useCustomerId();
  const entries = usePersisted(viewedStore);
  const asked = isWanted && status === "in" ? viewedQuery(customerId) : null;
  const { data, error } = useQuery(asked);
  const prices = useMemo(() => {
    if (status === "unknown") return undefined;
    if (status === "out") {
      return new Map(entries.map(({ product_id, price_seen }) => [product_id, price_seen]));
    }
    if (data) return new Map(data.data.map(({ product, price_seen }) => [product.id, price_seen]));
    return error === undefined ? undefined : new Map<number, number>();
  }, [status, entries, data, error]);
  return { prices, asked };
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
  const { mutate } = useSWRConfig();
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
      void sendViewed([entry]).then(
        (known) => known && mutate(cacheKey(asked), known, { revalidate: false }),
      );
    }
  }, [id, price, status, prices, asked, mutate]);
}

/** Brings what was looked at on this device to the customer who has signed in. What could not be sent stays for the next page. */
export function useJoinViewed(): void {
  const customerId = useCustomerId();
  useEffect(() => {
    const entries = customerId === null ? [] : viewedStore.read();
    if (entries.length === 0) return;
    void sendViewed(entries).then((known) => {
      if (known) forgetViewed();
    });
  }, [customerId]);
}

/** What is remembered then; undefined where that could not be sent. */
async function sendViewed(items: readonly ViewedEntry[]) {
  const sent = write("POST /recently-viewed", { body: { items: [...items] } });
  const { data } = await sent.catch(() => ({ data: undefined }));
  if (data) recordFetchedAt(data, Date.now());
  return data;
}
