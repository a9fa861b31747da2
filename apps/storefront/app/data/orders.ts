import type { CancelOrderBody, Order } from "@sen/api";
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
import { useInfiniteQuery } from "./query.ts";

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
  const last = pages.data?.at(-1)?.data;
  return {
    orders: pages.data?.flatMap(({ data }) => data.items),
    total: last?.total ?? 0,
    hasMore: last !== undefined && last.page < last.last_page,
    loadMore: () => pages.setSize(pages.size + 1),
    loadingMore:
      pages.isLoading || (pages.size > 0 && pages.data !== undefined && pages.data.length < pages.size),
    error: pages.error as unknown,
    retry: () => void pages.mutate(),
  };
}

/** What came of a cancellation: the order as it is now, or the server's sentence. */
export type CancelOutcome = { kind: "cancelled"; order: Order } | { kind: "refused"; message: string };

/** Cancels an order and asks for every list of orders anew. Throws only when no answer came. */
export function useCancelOrder() {
  const refresh = useRefreshOrders();
  return useSWRMutation<CancelOutcome, unknown, string, { id: number } & CancelOrderBody>(
    "cancel-order",
    async (_key, { arg }) => {
      const { id, ...body } = arg;
      const { data, error } = await api.POST("/orders/{id}/cancel", { params: { path: { id } }, body });
      await refresh();
      return data ? { kind: "cancelled", order: data.data } : { kind: "refused", message: error.message };
    },
  );
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

/** Forgets every list of orders: a status has changed. */
export function useRefreshOrders() {
  const { mutate } = useSWRConfig();
  return () =>
    mutate((key) =>
      typeof key === "string"
        ? key.includes('"/orders"')
        : Array.isArray(key) && String(key[1]).startsWith("/orders"),
    );
}
