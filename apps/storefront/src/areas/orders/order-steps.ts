import type {
  Address,
  AddressQuote,
  CancelOrderBody,
  ChangeOrderAddressBody,
  Order,
  OrderDetail,
  VatInvoice,
} from "@sen/api";
import { useNavigate } from "react-router-dom";
import { ask, query } from "../../core/query.ts";
import { stepState } from "../../core/request-state.ts";
import { write, type Refused, type Result } from "../../core/write.ts";
import { useLinks } from "../links.ts";
import { useForgetOrderLists, useOrder } from "./queries.ts";

/** One order, and how steps that change it end. */
export const useOrderSteps = (id: number) => stepState(useOrder(id), useForgetOrderLists());

/** What a customer can do about an order wherever it is shown. What has arrived leads to the page where it is finished. */
export function useOrderCalls(settle: (writing: Promise<Result<unknown>>) => Refused) {
  const navigate = useNavigate();
  const { finish } = useLinks();
  return {
    onCancelOrder: ({ id }: Order, body: CancelOrderBody) =>
      settle(write("POST /orders/{id}/cancel", { path: { id }, body })),
    async onConfirmReceived({ id }: Pick<Order, "id">): Refused {
      const refusal = await settle(write("POST /orders/{id}/received", { path: { id } }));
      if (refusal === null) await navigate(finish(id));
      return refusal;
    },
  };
}

/** One order with everything that its page can do about it. */
export function useOrderDetail(id: number) {
  const { request, refresh, settle } = useOrderSteps(id);
  const path = { id };
  return {
    request,
    refresh,
    ...useOrderCalls(settle),
    onChangeAddress: (_order: OrderDetail, body: ChangeOrderAddressBody) =>
      settle(write("PUT /orders/{id}/address", { path, body })),
    onQuoteAddress: (
      _order: OrderDetail,
      { province_id, ward_id }: Pick<Address, "province_id" | "ward_id">,
    ): Promise<AddressQuote | null> =>
      ask(query("/orders/{id}/address/quote", { params: { path, query: { province_id, ward_id } } })).then(
        ({ data }) => data,
        () => null,
      ),
    onRequestVat: (_order: OrderDetail, body: VatInvoice) =>
      settle(write("POST /orders/{id}/vat", { path, body })),
  };
}
