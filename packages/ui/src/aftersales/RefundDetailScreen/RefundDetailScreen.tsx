import type { Bank, BankAccount, RefundDetail } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import type { CallOutcome } from "../../forms/index.ts";
import { CasePage, type CaseRequest } from "../CasePage/index.ts";
import { ReadyRefund } from "./ReadyRefund.tsx";

export interface RefundHrefs {
  order: (orderId: number) => string;
  product: (productId: number) => string;
  /** Where an identity is verified. */
  identity: string;
  return: (orderId: number) => string;
  complaint: (orderId: number, complaintId: number) => string;
  cancelled: (orderId: number) => string;
}

/** What a customer can do with a refund. */
export interface RefundCalls {
  hrefs: RefundHrefs;
  /** The banks, most used first. */
  banks: readonly Bank[] | "loading" | "failed";
  onRetryBanks: () => unknown;
  /** The banks are wanted for the first time. */
  onOpenBanks?: () => void;
  /** Changes where the money goes. Resolves to nothing on success, to the backend's answer when it refuses. */
  onChangeBank: (refund: RefundDetail, account: BankAccount) => Promise<CallOutcome>;
}

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
