import { filterOfTab, type OrderTab } from "@sen/domain";
import { Navigate } from "react-router-dom";
import type { Values } from "../../core/href.ts";
import { useLinks } from "../links.ts";
import type { aftersalesRoutes, CASE_KINDS } from "./routes.ts";

const tabs: Record<(typeof CASE_KINDS)[number], OrderTab> = {
  complaint: "complaint",
  return: "returned",
  refund: "refund",
  cancelled: "cancelled",
  finish: "delivered",
};

/** A case URL without an order id redirects to the list of orders with such a case. */
export default function CaseTabPage({ kind = "finish" }: Partial<Values<typeof aftersalesRoutes.ofKind>>) {
  return <Navigate to={useLinks().ordersOf(filterOfTab(tabs[kind]))} replace />;
}
