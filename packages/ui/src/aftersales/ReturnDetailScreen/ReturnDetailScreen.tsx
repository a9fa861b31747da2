import type { ReturnDetail } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { CasePage, type CaseRequest } from "../CasePage/index.ts";
import { ReadyReturn, type ReadyReturnProps } from "./ReadyReturn.tsx";

export interface ReturnDetailScreenProps extends Omit<ReadyReturnProps, "request"> {
  /** What is shown, or that it is still loading or could not be had. */
  request: CaseRequest<ReturnDetail>;
}

/** A return: where it stands, both sides' words and evidence, what can be done now. Spec §3, order detail, and §4. */
export function ReturnDetailScreen({ request, ...ready }: ReturnDetailScreenProps) {
  const { t } = useTranslation("aftersales");
  return (
    <CasePage request={request} loading={t("return_detail.loading")} failed={t("return_detail.failed")}>
      {(data) => <ReadyReturn request={data} {...ready} />}
    </CasePage>
  );
}
