import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { RefundDetailScreen } from "@sen/ui/aftersales";
import { useOrderMenu } from "../account/index.ts";
import { useBanks } from "./banks.ts";
import { useRefund, useRefundId } from "./refunds.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { usePaths } from "../../core/paths.ts";
import { useRequiredSession } from "../../core/session/use-required-session.ts";
import { usePlace } from "../../core/place.ts";

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
