import type { RefundDetail } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { CasePage, type CaseRequest } from "../CasePage/index.ts";
import { ReadyRefund } from "./ReadyRefund.tsx";
import type { RefundCalls } from "./refund-calls.ts";

export type { RefundCalls, RefundHrefs } from "./refund-calls.ts";

export interface RefundDetailScreenProps extends RefundCalls {
  /** What is shown, or that it is still loading or could not be had. */
  request: CaseRequest<RefundDetail>;
}

/** Money on its way back: how much, where to, where it stands, or why it is not paid. Spec §4, refund. */
export function RefundDetailScreen({ request, ...calls }: RefundDetailScreenProps) {
  const { t } = useTranslation("aftersales");
  return (
    <CasePage request={request} loading={t("refund_detail.loading")} failed={t("refund_detail.failed")}>
      {(refund) => <ReadyRefund refund={refund} {...calls} />}
    </CasePage>
  );
}
