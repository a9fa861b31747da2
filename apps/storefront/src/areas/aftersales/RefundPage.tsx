import { RefundDetailScreen } from "@sen/ui/aftersales";
import { usePlace } from "../../core/place.ts";
import { OrderSection } from "../account/index.ts";
import { useLinks } from "../links.ts";
import { useBanks, useCaseId, useRefund } from "./cases.ts";
import { aftersalesRoutes } from "./routes.ts";

export default function RefundPage() {
  const { id } = usePlace(aftersalesRoutes.refund);
  const { request, changeBank } = useRefund(useCaseId(id, "refund_request"));
  const { banks, open } = useBanks();
  return (
    <OrderSection>
      <RefundDetailScreen
        request={request}
        hrefs={useLinks()}
        banks={banks}
        onOpenBanks={open}
        onChangeBank={changeBank}
      />
    </OrderSection>
  );
}
