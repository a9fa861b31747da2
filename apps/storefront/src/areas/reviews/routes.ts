import { id, MINUTE, ofOrders, route } from "../../core/route.ts";

export const reviewRoutes = {
  detail: route("/review/:id", "reviews/ReviewPage", {
    texts: ["reviews", "product", "aftersales", "fields"],
    cacheTtlSeconds: MINUTE,
    leadsTo: ["product/ProductPage"],
  }),
  /** An item of an order, to write, edit or read its review. */
  write: route("/account/purchase/review", "reviews/ReviewItemPage", {
    title: "page.review",
    ...ofOrders,
    params: { id },
    texts: ["account", "reviews", "aftersales", "fields"],
  }),
};
