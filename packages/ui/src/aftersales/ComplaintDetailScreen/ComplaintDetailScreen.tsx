import type { ComplaintDetail } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { CasePage, type CaseRequest } from "../CasePage/index.ts";
import type { ComplaintCalls } from "./complaint-calls.ts";
import { ReadyComplaint } from "./ReadyComplaint.tsx";

export type { ComplaintCalls, ComplaintHrefs } from "./complaint-calls.ts";

export interface ComplaintDetailScreenProps extends ComplaintCalls {
  /** What is shown, or that it is still loading or could not be had. */
  request: CaseRequest<ComplaintDetail>;
}

/** A complaint with everything about it, and what can be done until when. Spec §2, complaint detail, and §4. */
export function ComplaintDetailScreen({ request, ...calls }: ComplaintDetailScreenProps) {
  const { t } = useTranslation("aftersales");
  return (
    <CasePage request={request} loading={t("complaint_detail.loading")} failed={t("complaint_detail.failed")}>
      {(complaint) => <ReadyComplaint complaint={complaint} {...calls} />}
    </CasePage>
  );
}
