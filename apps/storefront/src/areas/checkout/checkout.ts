import type { CreateOrderBody, PaymentOutcome, PlacedOrders, UpdateCheckoutBody } from "@sen/api";
import { PaymentMethod, PaymentStatus } from "@sen/domain";
import useSWR from "swr";
import { isCount, persistedList } from "../../core/persisted.ts";
import { CUSTOMERS, customerQuery, useQuery } from "../../core/query.ts";
import { useIsSignedIn } from "../../core/session/session.ts";
import { answered, write, written, type Refused, type Result } from "../../core/write.ts";
import { trackItems } from "../../shell/track-items.ts";
import { useRefreshCart } from "../cart/index.ts";
import { useForgetOrderLists } from "../orders/index.ts";

/** A prepared checkout, and changing it. The response is shown. */
export function useCheckout(id: string | null) {
  const path = { id: id ?? "" };
  const asked = useQuery(id === null ? null : customerQuery("/checkout/{id}", { path }));
  const update = (body: UpdateCheckoutBody): Refused =>
    written(write("PUT /checkout/{id}", { path, body }), (answer) =>
      asked.mutate(answer, { revalidate: false }),
    );
  return { asked, update };
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
    // Not awaited: on a bad line the payment would wait for the cart.
    if (placed.ok) void Promise.all([refreshCart(), forgetLists()]);
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
    void refreshCart();
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
