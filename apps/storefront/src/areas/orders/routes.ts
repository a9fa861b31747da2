import { fields, id, ofAnOrder, ofOrders, route, text } from "../../core/route.ts";

export const orderRoutes = {
  /** `status` is a tab's filter value; missing for all orders. */
  list: route("/account/purchase", "orders/OrderListPage", {
    title: "page.orders",
    texts: ["account", "orders", "product", "aftersales"],
    query: fields({ status: text, keyword: text }),
    ownSearch: true,
    ...ofOrders,
  }),
  detail: route("/account/purchase/detail", "orders/OrderPage", {
    ...ofAnOrder,
    texts: [...ofAnOrder.texts, "checkout"],
    params: { id },
  }),
};
