import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { RefundDetailScreen } from "@sen/ui/aftersales";
import { useOrderPage } from "../account-menu.ts";
import { useBanks } from "../data/aftersales/useBanks.ts";
import { useRefundId } from "../data/aftersales/useCaseIds.ts";
import { useRefund } from "../data/aftersales/useRefund.ts";
import { numberOf } from "../data/number-of.ts";
import { PageHead } from "../head/PageHead.tsx";
import { usePaths } from "../paths.ts";
import { routePage } from "../route-page.ts";
import { useRequiredSession } from "../session/useRequiredSession.ts";
import type { ShellHandle } from "../shell/ShopShell.tsx";

export const handle: ShellHandle = { place: "orders" };

/** Before and after a click alike. */
export { orderInPath as loader, orderInPath as clientLoader } from "../order-address.ts";

export default routePage(function PurchaseRefundRoute({ params }) {
  const { t } = useTranslation("shell");
  useRequiredSession();
  const { request, changeBank } = useRefund(useRefundId(numberOf(params["orderDetailId"])));
  const { banks, retry, open } = useBanks();
  return (
    <AccountLayout {...useOrderPage()}>
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
});
