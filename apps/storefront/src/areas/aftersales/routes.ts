import { fields, id, oneOf } from "../../core/fields.ts";
import { ofAnOrder } from "../../core/page-kinds.ts";
import { route } from "../../core/route.ts";

/** Pages about one order, as their addresses call them. */
export const CASE_KINDS = ["complaint", "return", "refund", "cancelled", "finish"] as const;

/** Each is named by its order's number. */
export const aftersalesRoutes = {
  complaint: route("/account/purchase/complaint/:id", "aftersales/ComplaintPage", {
    title: "page.complaint",
    query: fields({ complainId: id }),
    mark: { status: "COMPLAINT" },
    ...ofAnOrder,
  }),
  returnCreate: route("/account/purchase/return/create", "aftersales/ReturnCreatePage", {
    title: "page.return_create",
    params: { id },
    ...ofAnOrder,
  }),
  return: route("/account/purchase/return/:id", "aftersales/ReturnPage", {
    title: "page.return",
    mark: { status: "RETURN" },
    ...ofAnOrder,
  }),
  refund: route("/account/purchase/refund/:id", "aftersales/RefundPage", {
    title: "page.refund",
    mark: { status: "REFUND" },
    ...ofAnOrder,
  }),
  cancelled: route("/account/purchase/cancelled/:id", "aftersales/CancelledPage", {
    title: "page.cancelled",
    mark: { status: "CANCELLED" },
    ...ofAnOrder,
  }),
  finish: route("/account/purchase/finish/:id", "aftersales/FinishPage", {
    title: "page.finish",
    ...ofAnOrder,
  }),
  /** Without an order's number: the orders that have such a request. */
  ofKind: route("/account/purchase/:kind", "aftersales/CaseTabPage", {
    title: "page.orders",
    params: { kind: oneOf(CASE_KINDS) },
    ...ofAnOrder,
  }),
  /** The same of a return that is to be asked for: of what was delivered. */
  returnCreateOfAny: route("/account/purchase/return/create", "aftersales/CaseTabPage", {
    title: "page.orders",
    ...ofAnOrder,
  }),
};
