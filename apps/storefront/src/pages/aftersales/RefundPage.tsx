import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { RefundDetailScreen } from "@sen/ui/aftersales";
import { useOrderMenu } from "../../shell/account-menu.ts";
import { useBanks } from "../../data/banks.ts";
import { useRefund, useRefundId } from "../../data/refunds.ts";
import { PageHead } from "../../head/PageHead.tsx";
import { usePaths } from "../../paths.ts";
import { useRequiredSession } from "../../session/use-required-session.ts";
import { usePlace } from "../../shell/use-place.ts";

export default function RefundPage() {
  const { t } = useTranslation("shell");
  useRequiredSession();
  const { request, changeBank } = useRefund(useRefundId(usePlace().id));
  const { banks, retry, open } = useBanks();
  return (
    <AccountLayout {...useOrderMenu()}>
      <PageHead title={t("page.refund")} noIndex />
      <RefundDetailScreen
        request={request}
        hrefs={usePaths()}
        banks={banks}
        onRetryBanks={retry}
        onOpenBanks={open}
        onChangeBank={changeBank}
      />
    </AccountLayout>
  );
}
