import type {
  Address,
  AddressQuote,
  CancelOrderBody,
  ChangeOrderAddressBody,
  Order,
  OrderDetail,
  VatInvoice,
} from "@sen/api";
import { ask, query } from "../../core/query.ts";
import { stepState } from "../../core/request-state.ts";
import { write, type Refused, type Result } from "../../core/write.ts";
import { useForgetOrderLists, useOrder } from "./queries.ts";

/** What a customer can do about an order wherever it is shown. */
export function orderSteps(settle: (writing: Promise<Result<unknown>>) => Refused) {
  return {
    cancel: ({ id }: Order, body: CancelOrderBody) =>
      settle(write("POST /orders/{id}/cancel", { path: { id }, body })),
    confirmReceived: ({ id }: Pick<Order, "id">) =>
      settle(write("POST /orders/{id}/received", { path: { id } })),
  };
}

/** One order with what the customer can do about it. */
export function useOrderSteps(id: number) {
  const asked = useOrder(id);
  const { request, settle } = stepState(asked, useForgetOrderLists());
  const path = { id };
  return {
    ...orderSteps(settle),
    request,
    refresh: () => asked.mutate(),
    changeAddress: (_order: OrderDetail, body: ChangeOrderAddressBody) =>
      settle(write("PUT /orders/{id}/address", { path, body })),
    /** What the order would cost at an address, as it is now. Null where that could not be asked. */
    quoteAddress: (
      _order: OrderDetail,
      { province_id, ward_id }: Pick<Address, "province_id" | "ward_id">,
    ): Promise<AddressQuote | null> =>
      ask(query("/orders/{id}/address/quote", { params: { path, query: { province_id, ward_id } } })).then(
        ({ data }) => data,
        () => null,
      ),
    requestVat: (_order: OrderDetail, body: VatInvoice) =>
      settle(write("POST /orders/{id}/vat", { path, body })),
  };
}
