import type { Checkout, PlacedOrders, UpdateCheckoutBody, VatInvoice } from "@sen/api";
import { useRef } from "react";
import useSWR from "swr";
import { trackPurchase } from "./track-purchase.ts";
import { useCustomerId } from "../../core/session/session.ts";
import { write } from "../../core/write.ts";
import { useRefreshCart } from "../cart/index.ts";
import { useForgetOrderLists } from "../orders/index.ts";
import { useCustomerQuery } from "../../core/query.ts";
import type { Refusal } from "../../core/describe-failure.ts";
import { useRefusal } from "../../core/refusal.ts";

/** A prepared payment, and its changes: sent one after another, the newest answer is what shows. */
export function useCheckout(id: string | null) {
  const { mutate, data, error } = useCustomerQuery(
    "/checkout/{id}",
    id === null ? null : { params: { path: { id } } },
  );
  const refused = useRefusal();
  const last = useRef<Promise<unknown>>(Promise.resolve());

  async function send(body: UpdateCheckoutBody): Promise<Refusal | null> {
    if (id === null) return null;
    const made = await write("PUT /checkout/{id}", { path: { id }, body });
    if (made.refusal) return refused(made.refusal);
    await mutate(made.data, { revalidate: false });
    return null;
  }

  return {
    data,
    error,
    reload: () => mutate(),
    /** Null when the change was taken. */
    update(body: UpdateCheckoutBody): Promise<Refusal | null> {
      const next = last.current.then(() => send(body));
      last.current = next.catch(() => undefined);
      return next;
    },
  };
}

/**
 * Places the orders of a prepared payment, with the VAT invoice that is wanted for them. The payment's own number is the
 * idempotency key: however often, from however many tabs it is sent, it makes its orders once.
 */
export function usePlaceOrder() {
  const refused = useRefusal();
  const refreshCart = useRefreshCart();
  const forgetLists = useForgetOrderLists();
  return async ({
    id,
    total,
    invoice,
  }: OrderWanted): Promise<{ kind: "placed"; placed: PlacedOrders } | Refusal> => {
    const body = { checkout_id: id, total, ...(invoice && { vat_invoice: invoice }) };
    const { data, refusal } = await write("POST /orders", { key: id, body });
    if (refusal) return refused(refusal);
    await Promise.all([refreshCart(), forgetLists()]);
    return { kind: "placed", placed: data.data };
  };
}

interface OrderWanted {
  id: Checkout["id"];
  /** What the customer has seen, in dong. */
  total: number;
  invoice: VatInvoice | null;
}

/** How the payment of an order ended: asked of the server, which asks the payment page's owner. */
export function usePaymentOutcome(orderId: number | null) {
  const customerId = useCustomerId();
  const refreshCart = useRefreshCart();
  const key =
    customerId !== null && orderId !== null ? (["payment-outcome", orderId, customerId] as const) : null;
  return useSWR(key, async ([, id]) => {
    const { data, refusal } = await write("POST /orders/{id}/confirm", { path: { id } });
    if (refusal) throw refusal;
    trackPurchase(data.data);
    await refreshCart();
    return data.data;
  });
}
