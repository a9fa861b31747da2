import { CancelledDetailScreen } from "@sen/ui/aftersales";
import type { Values } from "../../core/href.ts";
import { OrderSection } from "../account/index.ts";
import { useLinks } from "../links.ts";
import { useOrderSteps } from "../orders/index.ts";
import type { aftersalesRoutes } from "./routes.ts";

export default function CancelledPage({ id }: Values<typeof aftersalesRoutes.cancelled>) {
  const { request } = useOrderSteps(id);
  return (
    <OrderSection>
      <CancelledDetailScreen request={request} hrefs={useLinks()} />
    </OrderSection>
  );
}
