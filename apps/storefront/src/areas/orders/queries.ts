import { ORDER_PAGE_SIZE, type OrderFilterValue } from "@sen/domain";
import { useForgetLists } from "../../core/endless-list.ts";
import { customerQuery, useQuery } from "../../core/query.ts";
import { useCustomerId } from "../../core/session/session.ts";

/** A page of the orders under a tab that match a keyword, the newest first: the first, or what comes behind an order. Spec §7. */
export const ordersQuery = (
  customerId: number | null,
  filter_status: OrderFilterValue,
  keyword: string,
  after?: number,
) =>
  customerQuery(customerId, "/orders", {
    params: { query: { per_page: ORDER_PAGE_SIZE, after, filter_status, ...(keyword && { keyword }) } },
  });

/** One order with all that hangs on it. */
export const orderQuery = (customerId: number | null, id: number) =>
  customerQuery(customerId, "/orders/{id}", { params: { path: { id } } });

/** One order; undefined until it is there. An unknown one is the 404 page. */
export function useOrder(id: number, wanted = true) {
  const customerId = useCustomerId();
  return useQuery(wanted ? orderQuery(customerId, id) : null);
}

/** Forgets the lists of orders but the one that is shown: a status has changed. */
export const useForgetOrderLists = () => useForgetLists("/orders");
