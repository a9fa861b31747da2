import { aftersalesRoutes } from "./routes.ts";
import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { RefundDetailScreen } from "@sen/ui/aftersales";
import { useOrderMenu } from "../account/index.ts";
import { useBanks } from "./banks.ts";
import { useRefund, useRefundId } from "./refunds.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useCaseHrefs } from "./case-hrefs.ts";
import { usePlace } from "../../core/place.ts";

export default function RefundPage() {
  const { t } = useTranslation("shell");
  const { request, changeBank } = useRefund(useRefundId(usePlace(aftersalesRoutes.refund).id));
  const { banks, retry, open } = useBanks();
  return (
    <AccountLayout {...useOrderMenu()}>
      <PageHead title={t("page.refund")} noIndex />
      <RefundDetailScreen
        request={request}
        hrefs={useCaseHrefs()}
        banks={banks}
        onRetryBanks={retry}
        onOpenBanks={open}
        onChangeBank={changeBank}
      />
    </AccountLayout>
  );
}
