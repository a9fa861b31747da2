import type { CreateOrderBody, PaymentOutcome, PlacedOrders, UpdateCheckoutBody } from "@sen/api";
import { PaymentMethod, PaymentStatus } from "@sen/domain";
import { useRef } from "react";
import useSWR from "swr";
import { isCount, persistedList } from "../../core/persisted.ts";
import { CUSTOMERS, customerQuery, useQuery } from "../../core/query.ts";
import { useIsSignedIn } from "../../core/session/session.ts";
import { answered, write, written, type Refused, type Result } from "../../core/write.ts";
import { trackItems } from "../../shell/track-items.ts";
import { useRefreshCart } from "../cart/index.ts";
import { useForgetOrderLists } from "../orders/index.ts";

/** A prepared checkout and its changes, sent one after another. The latest response is shown. */
export function useCheckout(id: string | null) {
  const asked = useQuery(id === null ? null : customerQuery("/checkout/{id}", { path: { id } }));
  const last = useRef(Promise.resolve(true));
  return {
    asked,
    /** Null if the change was accepted. */
    update(body: UpdateCheckoutBody): Refused {
      const send = () => write("PUT /checkout/{id}", { path: { id: id ?? "" }, body });
      const next = written(last.current.then(send), (answer) => asked.mutate(answer, { revalidate: false }));
      const isSaved = next.then(
        (refusal) => refusal === null,
        () => false,
      );
      const saved = Promise.all([last.current, isSaved]).then((all) => !all.includes(false));
      last.current = saved;
      void saved.then(() => {
        if (last.current === saved) last.current = Promise.resolve(true);
      });
      return next;
    },
    /** Resolves once no change is under way; to false if one of them failed. */
    settled: () => last.current,
  };
}

/**
 * Places the orders of a prepared checkout, with the VAT invoice if wanted, at the total that the customer has seen. The checkout's id is
 * the idempotency key: however often and from however many tabs it is sent, the orders are created once.
 */
export function usePlaceOrder() {
  const refreshCart = useRefreshCart();
  const forgetLists = useForgetOrderLists();
  return async (body: CreateOrderBody): Promise<Result<{ data: PlacedOrders }>> => {
    const placed = await write("POST /orders", { key: body.checkout_id, body });
    if (placed.ok) await Promise.all([refreshCart(), forgetLists()]);
    return placed;
  };
}

/** The payment outcome of an order, from the server, which asks the gateway. */
export function usePaymentOutcome(orderId: number | undefined) {
  const isSignedIn = useIsSignedIn();
  const refreshCart = useRefreshCart();
  const key = isSignedIn && orderId !== undefined ? (["payment-outcome", orderId, CUSTOMERS] as const) : null;
  return useSWR(key, async ([, id]) => {
    const outcome = await answered(write("POST /orders/{id}/confirm", { path: { id } }));
    trackPurchase(outcome);
    await refreshCart();
    return outcome;
  });
}

const toldOrders = persistedList("purchases-told", isCount, { in: "tab" });

/**
 * Tracks purchases: orders placed with cash on delivery, or paid. Each order is tracked once per tab, however often its result page
 * is opened.
 */
function trackPurchase({ orders, payment_status }: PaymentOutcome): void {
  const told = toldOrders.read();
  const bought = orders.filter(
    ({ id, payment_method }) =>
      !told.includes(id) &&
      (payment_method === PaymentMethod.cod || payment_status === PaymentStatus.complete),
  );
  if (bought.length === 0) return;
  trackItems(
    "purchase",
    bought.flatMap(({ order_detail_items }) => order_detail_items),
    bought.reduce((sum, { order_tenant_final }) => sum + order_tenant_final, 0),
  );
  toldOrders.write([...told, ...bought.map(({ id }) => id)]);
}
