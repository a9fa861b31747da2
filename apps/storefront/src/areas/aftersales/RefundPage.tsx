import { RefundDetailScreen } from "@sen/ui/aftersales";
import type { Values } from "../../core/route.ts";
import { OrderSection } from "../account/index.ts";
import { useLinks } from "../links.ts";
import { useBanks, useCaseId, useRefund } from "./cases.ts";
import type { aftersalesRoutes } from "./routes.ts";

export default function RefundPage({ id }: Values<typeof aftersalesRoutes.refund>) {
  const refund = useRefund(useCaseId(id, "refund_request"));
  return (
    <OrderSection>
      <RefundDetailScreen {...refund} {...useBanks(false)} hrefs={useLinks()} />
    </OrderSection>
  );
}
