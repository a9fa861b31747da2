import type { Checkout, PlacedOrders, UpdateCheckoutBody } from "@sen/api";
import { useRef } from "react";
import useSWR, { useSWRConfig } from "swr";
import useSWRMutation from "swr/mutation";
import { trackPurchase } from "../analytics/track-purchase.ts";
import { useSession } from "../session/useSession.ts";
import { api } from "./browser-api.ts";
import { cartQuery } from "./cart/useCart.ts";
import { useRefreshOrders } from "./orders.ts";
import { keyOf, useQuery } from "./query.ts";
import { refusal, type Refusal } from "./refusal.ts";

/** A prepared payment, and its changes: sent one after another, the newest answer is what shows. */
export function useCheckout(id: string | null) {
  const { status } = useSession();
  const { data, error, mutate } = useQuery(
    "/checkout/{id}",
    id !== null && status === "in" ? { params: { path: { id } } } : null,
    {
      revalidateIfStale: true,
    },
  );
  const last = useRef<Promise<unknown>>(Promise.resolve());

  async function send(body: UpdateCheckoutBody): Promise<Refusal | null> {
    if (id === null) return null;
    const answer = await api.PUT("/checkout/{id}", { params: { path: { id } }, body });
    if (!answer.data) return refusal(answer.error);
    await mutate(answer.data, { revalidate: false });
    return null;
  }

  return {
    checkout: data?.data,
    error: error as { code?: number } | undefined,
    retry: () => mutate(),
    /** Null when the change was taken. */
    update(body: UpdateCheckoutBody): Promise<Refusal | null> {
      const next = last.current.then(() => send(body));
      last.current = next.catch(() => undefined);
      return next;
    },
  };
}

/**
 * Places the orders of a prepared payment. The payment's own number is the idempotency key: however often, from
 * however many tabs it is sent, it makes its orders once.
 */
export function usePlaceOrder() {
  const { mutate } = useSWRConfig();
  const refreshOrders = useRefreshOrders();
  return useSWRMutation<
    { kind: "placed"; placed: PlacedOrders } | Refusal,
    unknown,
    string,
    { id: Checkout["id"]; total: number }
  >("place-order", async (_key, { arg: { id, total } }) => {
    const { data, error } = await api.POST("/orders", {
      params: { header: { "Idempotency-Key": id } },
      body: { checkout_id: id, total },
    });
    if (!data) return refusal(error);
    await Promise.all([mutate(keyOf(cartQuery())), refreshOrders()]);
    return { kind: "placed", placed: data.data };
  });
}

/** How the payment of an order ended: asked of the server, which asks the payment page's owner. */
export function usePaymentOutcome(orderId: number | null) {
  const { status } = useSession();
  const { mutate } = useSWRConfig();
  return useSWR(status === "in" && orderId !== null ? ["payment-outcome", orderId] : null, async ([, id]) => {
    const { data, error } = await api.POST("/orders/{id}/confirm", { params: { path: { id } } });
    if (!data) throw error;
    trackPurchase(data.data);
    await mutate(keyOf(cartQuery()));
    return data.data;
  });
}
