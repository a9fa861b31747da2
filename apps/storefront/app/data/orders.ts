import type { CancelOrderBody, ErrorEnvelope, Order } from "@sen/api";
import {
  filterOfTab,
  ORDER_PAGE_SIZE,
  recheckoutOutcome,
  type OrderTab,
  type RecheckoutOutcome,
} from "@sen/domain";
import { useSWRConfig } from "swr";
import useSWRMutation from "swr/mutation";
import { api } from "./browser-api.ts";
import { useInfiniteQuery } from "./infinite-query.ts";

/** How SWR marks the key of an endless list. */
const ENDLESS = "$inf$";

/** The customer's orders under one tab, five at a time, the newest first. Spec §7. */
export function useOrders(tab: OrderTab, ready: boolean) {
  const pages = useInfiniteQuery(
    "/orders",
    (index, previous) => {
      if (!ready || (previous && index >= previous.data.last_page)) return null;
      const status = filterOfTab(tab);
      return {
        params: {
          query: { per_page: ORDER_PAGE_SIZE, page: index + 1, ...(status ? { filter_status: status } : {}) },
        },
      };
    },
    { revalidateIfStale: true, revalidateFirstPage: false },
  );
  const { data, size, error, setSize, mutate } = pages;
  return {
    orders: data?.flatMap((page) => page.data.items),
    total: data?.at(-1)?.data.total ?? 0,
    loadMore: () => setSize(size + 1),
    loadingMore: data !== undefined && data.length < size && error === undefined,
    error: error as unknown,
    retry: () => mutate(),
  };
}

/** Cancels an order and asks for every list of orders anew. Gives nothing on success, the refusal otherwise. */
export function useCancelOrder() {
  const refresh = useRefreshOrders();
  return async (order: Order, body: CancelOrderBody): Promise<ErrorEnvelope | null> => {
    const { error } = await api.POST("/orders/{id}/cancel", { params: { path: { id: order.id } }, body });
    await refresh();
    return error ?? null;
  };
}

/** Pays an order again; spec §8 says what follows from each answer. Never throws: what threw is an outcome. */
export function useReCheckout() {
  const refresh = useRefreshOrders();
  return useSWRMutation<RecheckoutOutcome, unknown, string, { orderId: number; idempotencyKey: string }>(
    "re-checkout",
    async (_key, { arg: { orderId, idempotencyKey } }) => {
      try {
        const { data, error } = await api.POST("/orders/re-checkout", {
          params: { header: { "Idempotency-Key": idempotencyKey } },
          body: { is_web: 1, order_id: orderId },
        });
        await refresh();
        return recheckoutOutcome(data ?? error);
      } catch {
        return recheckoutOutcome(null);
      }
    },
  );
}

/** Asks for every list and page of orders anew: a status has changed. */
export function useRefreshOrders() {
  const { cache, mutate } = useSWRConfig();
  return async () => {
    const listed = [...cache.keys()].filter((key) => key.includes('"/orders",'));
    const lists = listed.filter((key) => key.startsWith(ENDLESS));
    // An endless list keeps the pages that it has: without them it asks for each again.
    for (const key of listed) if (!lists.includes(key)) cache.delete(key);
    await Promise.all([
      // Named one by one, since a filter passes endless lists over.
      ...lists.map((key) => mutate(key)),
      mutate((key) => Array.isArray(key) && String(key[1]).startsWith("/orders/")),
    ]);
  };
}
