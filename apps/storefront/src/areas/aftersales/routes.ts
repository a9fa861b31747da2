import { fields, id, ofAnOrder, oneOf, route } from "../../core/route.ts";

export const CASE_KINDS = ["complaint", "return", "refund", "cancelled", "finish"] as const;

/** Each URL contains the order's id. */
export const aftersalesRoutes = {
  complaint: route("/account/purchase/complaint/:id", "aftersales/ComplaintPage", {
    ...ofAnOrder("page.complaint"),
    query: fields({ complainId: id }),
    mark: { status: "COMPLAINT" },
  }),
  returnCreate: route("/account/purchase/return/create", "aftersales/ReturnCreatePage", {
    ...ofAnOrder("page.return_create"),
    params: { id },
  }),
  return: route("/account/purchase/return/:id", "aftersales/ReturnPage", {
    ...ofAnOrder("page.return"),
    mark: { status: "RETURN" },
  }),
  refund: route("/account/purchase/refund/:id", "aftersales/RefundPage", {
    ...ofAnOrder("page.refund"),
    query: fields({ refundId: id }),
    mark: { status: "REFUND" },
  }),
  cancelled: route("/account/purchase/cancelled/:id", "aftersales/CancelledPage", {
    ...ofAnOrder("page.cancelled"),
    mark: { status: "CANCELLED" },
  }),
  finish: route("/account/purchase/finish/:id", "aftersales/FinishPage", ofAnOrder("page.finish")),
  /** Without an order id: lists the orders with such a case. */
  ofKind: route("/account/purchase/:kind", "aftersales/CaseTabPage", {
    ...ofAnOrder("page.orders"),
    params: { kind: oneOf(CASE_KINDS) },
  }),
  /** Return creation without an order id: lists the delivered orders. */
  returnCreateOfAny: route(
    "/account/purchase/return/create",
    "aftersales/CaseTabPage",
    ofAnOrder("page.orders"),
  ),
};
