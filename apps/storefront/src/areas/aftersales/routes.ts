import { fields, id, ofAnOrder, ofOrders, oneOf, route } from "../../core/route.ts";

export const CASE_KINDS = ["complaint", "return", "refund", "cancelled", "finish"] as const;

const ofOrderList = { ...ofOrders, title: "page.orders", texts: ["account"] } as const;

/** Each URL contains the order's id. */
export const aftersalesRoutes = {
  complaint: route("/account/purchase/complaint/:id", "aftersales/ComplaintPage", {
    ...ofAnOrder,
    query: fields({ complainId: id }),
    mark: { status: "COMPLAINT" },
  }),
  returnCreate: route("/account/purchase/return/create", "aftersales/ReturnCreatePage", {
    ...ofAnOrder,
    params: { id },
  }),
  return: route("/account/purchase/return/:id", "aftersales/ReturnPage", {
    ...ofAnOrder,
    mark: { status: "RETURN" },
  }),
  refund: route("/account/purchase/refund/:id", "aftersales/RefundPage", {
    ...ofAnOrder,
    query: fields({ refundId: id }),
    mark: { status: "REFUND" },
  }),
  cancelled: route("/account/purchase/cancelled/:id", "aftersales/CancelledPage", {
    ...ofAnOrder,
    mark: { status: "CANCELLED" },
  }),
  finish: route("/account/purchase/finish/:id", "aftersales/FinishPage", ofAnOrder),
  /** Without an order id: lists the orders with such a case. */
  ofKind: route("/account/purchase/:kind", "aftersales/CaseTabPage", {
    ...ofOrderList,
    params: { kind: oneOf(CASE_KINDS) },
  }),
  /** Return creation without an order id: lists the delivered orders. */
  returnCreateOfAny: route("/account/purchase/return/create", "aftersales/CaseTabPage", ofOrderList),
};
