import { CancelledDetailScreen } from "@sen/ui/aftersales";
import type { Values } from "../../core/href.ts";
import { useLinks } from "../links.ts";
import { useOrderSteps } from "../orders/index.ts";
import type { aftersalesRoutes } from "./routes.ts";

export default function CancelledPage({ id }: Values<typeof aftersalesRoutes.cancelled>) {
  const { request } = useOrderSteps(id);
  return <CancelledDetailScreen request={request} hrefs={useLinks()} />;
}
