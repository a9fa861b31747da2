import type { ViewedProduct } from "@sen/api";
import { useMemo } from "react";
import { isCount, persistedList } from "../../core/persisted.ts";
import { customerQuery, useQuery } from "../../core/query.ts";
import { useSession } from "../../core/session/session.ts";
import { useStore } from "../../core/store.ts";
import { write } from "../../core/write.ts";

export const viewedQuery = () => customerQuery("/recently-viewed");

/**
 * The price of each product when it was last viewed: a customer's from the backend, a guest's from this device.
 * Undefined while unknown; empty if a customer's cannot be fetched.
 */
export function useViewedPrices(isWanted = true): ReadonlyMap<number, number> | undefined {
  const { status } = useSession();
  const entries = useStore(viewedStore);
  const { data, error } = useQuery(isWanted ? viewedQuery() : null);
  return useMemo(() => {
    if (status === "unknown") return undefined;
    if (status === "out") {
      return new Map(entries.map(({ product_id, price_seen }) => [product_id, price_seen]));
    }
    if (data) return new Map(data.data.map(({ product, price_seen }) => [product.id, price_seen]));
    return error === undefined ? undefined : new Map<number, number>();
  }, [status, entries, data, error]);
}

/** Sends views to the backend. Resolves to the stored views; undefined if sending failed. */
export async function sendViewed(items: readonly ViewedProduct[]) {
  const sent = write("POST /recently-viewed", { body: { items: [...items] } });
  return (await sent.catch(() => null))?.data;
}

/** Products that a guest has viewed on this device, newest first. */
export const viewedStore = persistedList("recently-viewed", isEntry, { in: "customer" });

function isEntry(value: unknown): value is ViewedProduct {
  const entry = value as Partial<ViewedProduct> | null;
  return (
    isCount(entry?.product_id) &&
    isCount(entry?.price_seen) &&
    !Number.isNaN(Date.parse(String(entry?.viewed_at)))
  );
}
