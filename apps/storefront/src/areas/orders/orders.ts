import type { Result } from "../../core/write.ts";
import { type Refused, write } from "../../core/write.ts";
import type {
  Address,
  AddressQuote,
  CancelOrderBody,
  ChangeOrderAddressBody,
  Order,
  OrderDetail,
  QueryAnswer,
  VatInvoice,
} from "@sen/api";
import {
  filterOfTab,
  ORDER_PAGE_SIZE,
  ORDER_SHORTCUTS,
  ORDER_TABS,
  recheckoutOutcome,
  type OrderFilterValue,
  type PaymentMethod,
  type PaymentGatewayId,
  type RecheckoutOutcome,
} from "@sen/domain";
import type { CaseRequest } from "@sen/ui/aftersales";
import type { OrderList } from "@sen/ui/orders";
import { useEffect, useEffectEvent } from "react";
import { useSWRConfig } from "swr";
import useSWRMutation from "swr/mutation";
import { useCustomerId } from "../../core/session/use-customer.ts";
import { call } from "../../core/api.ts";
import { subscribeToNotices } from "../notifications/index.ts";
import { endlessCacheKey, rowsOf, useEndlessList } from "../../core/endless-list.ts";
import { cacheKey, customerQuery, useQuery } from "../../core/query.ts";
import { listState, pageState } from "../../core/request-state.ts";
import { settled } from "../../core/settled.ts";

/** A page of the orders under a tab that match a keyword, counted from 1, the newest first. Spec §7. */
const ordersQuery = (customerId: number | null, filter: OrderFilterValue, keyword = "", page = 1) =>
  customerQuery(customerId, "/orders", {
    params: {
      query: {
        per_page: ORDER_PAGE_SIZE,
        page,
        filter_status: filter,
        ...(keyword ? { keyword } : {}),
      },
    },
  });

/** All that the list can be narrowed to. */
const FILTERS = [...new Set([...ORDER_TABS.map(filterOfTab), ...Object.values(ORDER_SHORTCUTS)])];

/** The keywords that were searched for, by the cache that keeps what was found. */
const searched = new WeakMap<object, Set<string>>();

function keywordsIn(cache: object): Set<string> {
  const known = searched.get(cache) ?? new Set([""]);
  searched.set(cache, known);
  return known;
}

export const orderQuery = (customerId: number | null, id: number) =>
  customerQuery(customerId, "/orders/{id}", { params: { path: { id } } });

/** The customer's orders under one tab that match a keyword, five at a time, and cancelling one of them. */
export function useOrders(
  filter: OrderFilterValue,
  keyword: string,
): {
  list: OrderList;
  cancel: CancelOrder;
  confirmReceived: (order: Order) => Refused;
  refresh: () => Promise<unknown>;
} {
  const customerId = useCustomerId();
  const { cache } = useSWRConfig();
  useEffect(() => {
    keywordsIn(cache).add(keyword);
  }, [cache, keyword]);
  const forgetLists = useForgetOrderLists();
  const list = useEndlessList(
    (index, previous: OrdersPage | null) =>
      previous && index >= previous.data.last_page
        ? null
        : ordersQuery(customerId, filter, keyword, index + 1),
    { keepPreviousData: false },
  );
  const refreshAll = () => Promise.all([forgetLists({ filter, keyword }), list.refresh()]);
  const moved = useEffectEvent(() => {
    refreshAll().catch(() => undefined); // What is shown stays.
  });
  useEffect(
    () =>
      subscribeToNotices(({ body_data }) => {
        if (body_data.order_detail_id !== null) moved();
      }),
    [],
  );
  const cancel: CancelOrder = (order, body) => settled(cancelOrder(order, body), refreshAll);
  const shown = listState(list, (pages, { data }) => ({ orders: rowsOf(pages), total: data.total }));
  const confirmReceived = (order: Order) => settled(confirmReceipt(order), refreshAll);
  return { list: shown, cancel, confirmReceived, refresh: refreshAll };
}

type CancelOrder = (order: Order, body: CancelOrderBody) => Refused;

const confirmReceipt = ({ id }: Order) => write("POST /orders/{id}/received", { path: { id } });

const cancelOrder = ({ id }: Order, body: CancelOrderBody) =>
  write("POST /orders/{id}/cancel", { path: { id }, body });

/** Where an order is to go, as far as its price depends on it. */
type QuotedPlace = Pick<Address, "province_id" | "ward_id">;

/** What an order would cost at an address, as it is now: never out of a cache. Null where that could not be asked. */
async function quoteAddress(id: number, query: QuotedPlace): Promise<AddressQuote | null> {
  const params = { path: { id }, query };
  const asked = call((api) => api.GET("/orders/{id}/address/quote", { params }));
  const { data } = await asked.catch(() => ({ data: undefined }));
  return data?.data ?? null;
}

type OrdersPage = QueryAnswer<"/orders">;

/** One order with all that hangs on it; undefined until it is there. An unknown one is the 404 page. */
export function useOrder(id: number, wanted = true) {
  const customerId = useCustomerId();
  return useQuery(wanted ? orderQuery(customerId, id) : null);
}

/** One order with what the customer can do about it. Each step ends with the order as it is then. */
export function useOrderSteps(id: number) {
  const query = useOrder(id);
  const forgetLists = useForgetOrderLists();
  const settle = (writing: Promise<Result<unknown>>) =>
    settled(writing, () => Promise.all([query.mutate(), forgetLists()]));
  return {
    request: pageState(query, ({ data }) => ({ data })) satisfies CaseRequest<OrderDetail>,
    refresh: () => query.mutate(),
    cancel: (order: Order, body: CancelOrderBody): Refused => settle(cancelOrder(order, body)),
    confirmReceived: (order: OrderDetail): Refused => settle(confirmReceipt(order)),
    changeAddress: (order: OrderDetail, body: ChangeOrderAddressBody): Refused =>
      settle(write("PUT /orders/{id}/address", { path: { id: order.id }, body })),
    quoteAddress: (order: OrderDetail, { province_id, ward_id }: QuotedPlace): Promise<AddressQuote | null> =>
      quoteAddress(order.id, { province_id, ward_id }),
    requestVat: (order: OrderDetail, body: VatInvoice): Refused =>
      settle(write("POST /orders/{id}/vat", { path: { id: order.id }, body })),
  };
}

/** Which order is paid, and how. */
interface Recheckout {
  orderId: number;
  method: PaymentMethod;
  gateway?: PaymentGatewayId | undefined;
}

/** Pays an order; spec §8 says what follows from each answer. Never throws: what threw is an outcome. Either way the order is asked for anew. */
export function useReCheckout() {
  const forgetLists = useForgetOrderLists();
  const { mutate } = useSWRConfig();
  const customerId = useCustomerId();
  return useSWRMutation<RecheckoutOutcome, unknown, string, Recheckout>(
    "re-checkout",
    async (_key, { arg: { orderId, method, gateway } }) => {
      const answer = await write("POST /orders/re-checkout", {
        body: {
          is_web: 1,
          order_id: orderId,
          payment_method: method,
          ...(gateway && { payment_gateway: gateway }),
        },
      }).catch(() => null);
      const order = orderQuery(customerId, orderId);
      // A refusal, or an answer that was lost, may mean that the order has moved meanwhile: another tab, the gateway, the clock.
      await Promise.all([forgetLists(), order && mutate(cacheKey(order))]).catch(() => undefined);
      return recheckoutOutcome(answer && (answer.data ?? answer.refusal));
    },
  );
}

/** Forgets the lists of orders but the one that is shown: a status has changed, and each is asked for when it is shown next. */
export function useForgetOrderLists() {
  const { mutate, cache } = useSWRConfig();
  const customerId = useCustomerId();
  return async (shown?: { filter: OrderFilterValue; keyword: string }) => {
    const lists = [...keywordsIn(cache)].flatMap((keyword) =>
      FILTERS.filter((one) => one !== shown?.filter || keyword !== shown.keyword).flatMap((filter) => {
        const first = ordersQuery(customerId, filter, keyword);
        return first ? [endlessCacheKey(first)] : [];
      }),
    );
    await Promise.all(lists.map((key) => mutate(key, undefined, { revalidate: false })));
  };
}
