import { filterOfTab, type OrderTab } from "@sen/domain";
import { Navigate } from "react-router-dom";
import { useHref } from "../../core/route.ts";
import { usePlace } from "../../core/place.ts";
import { orderRoutes } from "../orders/routes.ts";
import { aftersalesRoutes, type CASE_KINDS } from "./routes.ts";

const tabs: Record<(typeof CASE_KINDS)[number], OrderTab> = {
  complaint: "complaint",
  return: "returned",
  refund: "refund",
  cancelled: "cancelled",
  finish: "delivered",
};

/** An address of a request that names no order leads to the list of the orders that have one. */
export default function CaseTabPage() {
  const href = useHref();
  const { kind = "finish" }: Partial<ReturnType<typeof usePlace<typeof aftersalesRoutes.ofKind>>> = usePlace(
    aftersalesRoutes.ofKind,
  );
  return <Navigate to={href(orderRoutes.list, { status: filterOfTab(tabs[kind]) })} replace />;
}
