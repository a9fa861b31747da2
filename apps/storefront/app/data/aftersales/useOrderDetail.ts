import type {
  CancelOrderBody,
  ChangeOrderAddressBody,
  ErrorEnvelope,
  Order,
  OrderDetail,
  VatInvoice,
} from "@sen/api";
import { useSession } from "../../session/useSession.ts";
import { api } from "../browser-api.ts";
import { useRefreshOrders } from "../orders.ts";
import { useQuery } from "../query.ts";
import { caseRequest } from "./case-request.ts";
import { settled } from "./settled.ts";

type Outcome = Promise<ErrorEnvelope | null>;

/** One order with all that hangs on it, and what the customer can do. Each step ends with the order as it is then. */
export function useOrderDetail(id: number) {
  const { status } = useSession();
  const refreshLists = useRefreshOrders();
  const query = useQuery("/orders/{id}", status === "in" ? { params: { path: { id } } } : null, {
    revalidateIfStale: true,
  });

  const settle = (call: Promise<{ error?: ErrorEnvelope }>) =>
    settled(call, () => Promise.all([query.mutate(), refreshLists()]));

  return {
    request: caseRequest<OrderDetail>(query),
    refresh: () => query.mutate(),
    cancel: (order: Order, body: CancelOrderBody): Outcome =>
      settle(api.POST("/orders/{id}/cancel", { params: { path: { id: order.id } }, body })),
    confirmReceived: (order: OrderDetail): Outcome =>
      settle(api.POST("/orders/{id}/received", { params: { path: { id: order.id } } })),
    changeAddress: (order: OrderDetail, body: ChangeOrderAddressBody): Outcome =>
      settle(api.PUT("/orders/{id}/address", { params: { path: { id: order.id } }, body })),
    requestVat: (order: OrderDetail, body: VatInvoice): Outcome =>
      settle(api.POST("/orders/{id}/vat", { params: { path: { id: order.id } }, body })),
  };
}
