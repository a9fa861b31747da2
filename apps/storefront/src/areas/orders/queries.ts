import { ORDER_PAGE_SIZE, type OrderFilterValue } from "@sen/domain";
import { useForgetLists } from "../../core/endless-list.ts";
import { customerQuery, useQuery } from "../../core/query.ts";

/** A page of a tab's orders that match a keyword, newest first: the first page, or the one after the order `after`. Spec §7. */
export const ordersQuery = (filter_status: OrderFilterValue, keyword: string, after?: number) =>
  customerQuery("/orders", {
    query: { per_page: ORDER_PAGE_SIZE, after, filter_status, ...(keyword && { keyword }) },
  });

export const orderQuery = (id: number) => customerQuery("/orders/{id}", { path: { id } });

export const useOrder = (id: number | null) => useQuery(id === null ? null : orderQuery(id));

/** Evicts all cached lists of orders, because a status has changed. */
export const useForgetOrderLists = () => useForgetLists("/orders");
