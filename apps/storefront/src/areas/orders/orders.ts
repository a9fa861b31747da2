import type { OrderFilterValue } from "@sen/domain";
import { useListBehind } from "../../core/endless-list.ts";
import { listState, rowsOf } from "../../core/list-state.ts";
import { settled } from "../../core/settle.ts";
import { useOrderCalls } from "./order-steps.ts";
import { ordersQuery, useOrder } from "./queries.ts";

/** The customer's orders in a tab that match a keyword, five per page, and their actions. */
export function useOrders(filter: OrderFilterValue, keyword: string) {
  const pages = useListBehind((after?: number) => ordersQuery(filter, keyword, after));
  const { refresh } = pages;
  const list = listState(pages, rowsOf(pages.pages));
  return { list, refresh, ...useOrderCalls((writing) => settled(writing, refresh)) };
}

/** The customer's orders, preceded by the given order if the list has not loaded it yet. */
export function useOrdersWith(id: number | null) {
  const { list } = useOrders("", "");
  const isMissing = list.state === "ready" && id !== null && !list.items.some((order) => order.id === id);
  const order = useOrder(isMissing ? id : null).data?.data;
  return isMissing && order ? { ...list, items: [order, ...list.items] } : list;
}
