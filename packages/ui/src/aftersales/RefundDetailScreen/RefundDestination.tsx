import type { RefundDetail } from "@sen/api";
import { isTerminal, mayChangeRefundBank, refundMachine } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { CaseSection, FactList } from "../CasePage/index.ts";

/** Where the money goes: the account, or back the way it was paid. */
export function RefundDestination({ refund }: { refund: RefundDetail }) {
  const { t } = useTranslation("aftersales");
  const { infor_banking_customer: bank } = refund;
  if (bank === null) {
    return (
      <CaseSection title={t("refund_detail.destination")}>
        <p>{t("refund_detail.same_way")}</p>
      </CaseSection>
    );
  }
  const locked = !mayChangeRefundBank(refund) && !isTerminal(refundMachine, refund.status);
  return (
    <CaseSection title={t("refund_detail.destination")}>
      <FactList
        facts={[
          { label: t("refund_detail.bank_name"), value: bank.bank_name },
          { label: t("refund_detail.account_number"), value: bank.account_number },
          { label: t("refund_detail.account_name"), value: bank.account_fullname },
        ]}
      />
      {locked && <p data-muted>{t("refund_detail.locked_bank")}</p>}
    </CaseSection>
  );
}
