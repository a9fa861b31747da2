import { filterOfTab, type OrderTab } from "@sen/domain";
import { Navigate } from "react-router-dom";
import type { Values } from "../../core/route.ts";
import { useLinks } from "../links.ts";
import type { aftersalesRoutes, CASE_KINDS } from "./routes.ts";

const tabs: Record<(typeof CASE_KINDS)[number], OrderTab> = {
  complaint: "complaint",
  return: "returned",
  refund: "refund",
  cancelled: "cancelled",
  finish: "delivered",
};

/** An address of a request that names no order leads to the list of the orders that have one. */
export default function CaseTabPage({ kind = "finish" }: Partial<Values<typeof aftersalesRoutes.ofKind>>) {
  return <Navigate to={useLinks().ordersOf(filterOfTab(tabs[kind]))} replace />;
}
