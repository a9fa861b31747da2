import { CancelledDetailScreen } from "@sen/ui/aftersales";
import { usePlace } from "../../core/place.ts";
import { OrderSection } from "../account/index.ts";
import { useLinks } from "../links.ts";
import { useOrderSteps } from "../orders/index.ts";
import { aftersalesRoutes } from "./routes.ts";

export default function CancelledPage() {
  const { request } = useOrderSteps(usePlace(aftersalesRoutes.cancelled).id);
  return (
    <OrderSection>
      <CancelledDetailScreen request={request} hrefs={useLinks()} />
    </OrderSection>
  );
}
