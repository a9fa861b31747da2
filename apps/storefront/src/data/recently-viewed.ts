import type { ProductDetail } from "@sen/api";
import { RECENTLY_VIEWED_LIMIT, type ViewedEntry } from "@sen/domain";
import { useEffect, useSyncExternalStore } from "react";
import { useSWRConfig } from "swr";
import { useCustomerId } from "../session/use-customer.ts";
import { useSession } from "../session/use-session.ts";
import { write } from "./api.ts";
import { cacheKey, customerQuery, query, useQuery } from "./query.ts";
import { forgetViewed, keepViewed, noViewed, readViewed, subscribeToViewed } from "./viewed-store.ts";

const viewedQuery = (customerId: number | null) => customerQuery(customerId, "/recently-viewed", {});

const cardsQuery = (ids: readonly number[]) =>
  query("/products", { params: { query: { id: [...ids], per_page: RECENTLY_VIEWED_LIMIT } } });

/** What whoever is here has looked at: the customer's from the backend, a guest's from this device. Nothing until the browser has looked. */
export function useRecentlyViewed(exceptId?: number) {
  const { status } = useSession();
  const customerId = useCustomerId();
  const entries = useSyncExternalStore(subscribeToViewed, readViewed, noViewed);
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
      await write((api) => api.DELETE("/recently-viewed", {})).catch(() => undefined);
      await mutate(cacheKey(asked));
    },
  };
}

/** Remembers that a product is looked at, and at which price. Nobody waits for it: what is lost is remembered at the next look. */
export function useRecordView(product: Pick<ProductDetail, "id" | "price_after_discount"> | undefined): void {
  const { status } = useSession();
  const { id, price_after_discount: price } = product ?? {};
  useEffect(() => {
    if (id === undefined || price === undefined) return;
    const entry = { product_id: id, viewed_at: new Date().toISOString(), price_seen: price };
    if (status === "out") keepViewed(entry);
    if (status === "in") void sendViewed([entry]);
  }, [id, price, status]);
}

/** Brings what was looked at on this device to the customer who has signed in. What could not be sent stays for the next page. */
export function useJoinViewed(): void {
  const { status } = useSession();
  useEffect(() => {
    const entries = status === "in" ? readViewed() : [];
    if (entries.length === 0) return;
    void sendViewed(entries).then((isKept) => {
      if (isKept) forgetViewed();
    });
  }, [status]);
}

async function sendViewed(items: readonly ViewedEntry[]): Promise<boolean> {
  const sent = write((api) => api.POST("/recently-viewed", { body: { items: [...items] } }));
  const { data } = await sent.catch(() => ({ data: undefined }));
  return data !== undefined;
}
