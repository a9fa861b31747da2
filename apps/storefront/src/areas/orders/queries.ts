import { ORDER_PAGE_SIZE, type OrderFilterValue } from "@sen/domain";
import { useForgetLists } from "../../core/endless-list.ts";
import { customerQuery, useQuery } from "../../core/query.ts";

/** A page of the orders under a tab that match a keyword, the newest first: the first, or what comes behind an order. Spec §7. */
export const ordersQuery = (filter_status: OrderFilterValue, keyword: string, after?: number) =>
  customerQuery("/orders", {
    query: { per_page: ORDER_PAGE_SIZE, after, filter_status, ...(keyword && { keyword }) },
  });

/** One order with all that hangs on it. */
export const orderQuery = (id: number) => customerQuery("/orders/{id}", { path: { id } });

/** One order; undefined until it is there. An unknown one is the 404 page. */
export const useOrder = (id: number | null) => useQuery(id === null ? null : orderQuery(id));

/** Forgets the lists of orders but the one that is shown: a status has changed. */
export const useForgetOrderLists = () => useForgetLists("/orders");
