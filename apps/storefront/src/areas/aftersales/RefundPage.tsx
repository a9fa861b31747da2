import { RefundDetailScreen } from "@sen/ui/aftersales";
import { customerQuery, useQuery } from "../../core/query.ts";
import { stepState } from "../../core/settle.ts";
import { write } from "../../core/write.ts";
import type { Values } from "../../core/href.ts";
import { useLinks } from "../links.ts";
import { CaseHead, useForgetOrderLists } from "../orders/index.ts";
import { loadBanks, useCaseId } from "./cases.ts";
import type { aftersalesRoutes } from "./routes.ts";

/** The refund in the URL, or the one that the order shows. */
export default function RefundPage({ id: orderId, refundId }: Values<typeof aftersalesRoutes.refund>) {
  const id = useCaseId(orderId, refundId, ({ refund_request }) => refund_request);
  const refund = useQuery(id === null ? null : customerQuery("/refunds/{id}", { path: { id } }));
  const { request, settle } = stepState(refund, useForgetOrderLists());
  return (
    <>
      <CaseHead title="case.refund" request={request} />
      <RefundDetailScreen
        request={request}
        hrefs={useLinks()}
        loadBanks={loadBanks}
        onChangeBank={({ id }, body) => settle(write("PUT /refunds/{id}/bank", { path: { id }, body }))}
      />
    </>
  );
}
