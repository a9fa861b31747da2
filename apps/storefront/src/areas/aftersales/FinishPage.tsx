import { FinishScreen } from "@sen/ui/aftersales";
import { usePlace } from "../../core/place.ts";
import { OrderSection } from "../account/index.ts";
import { useOrderSteps } from "../orders/index.ts";
import { useComplaintSource } from "./complaints.ts";
import { useOrderHrefs } from "./order-hrefs.ts";
import { aftersalesRoutes } from "./routes.ts";

export default function FinishPage() {
  const { id } = usePlace(aftersalesRoutes.finish);
  const { request, refresh } = useOrderSteps(id);
  return (
    <OrderSection title="shell:page.finish">
      <FinishScreen request={request} hrefs={useOrderHrefs()} complaint={useComplaintSource(id, refresh)} />
    </OrderSection>
  );
}
