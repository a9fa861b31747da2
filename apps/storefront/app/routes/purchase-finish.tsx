import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { FinishScreen } from "@sen/ui/aftersales";
import { useOrderPage } from "../account-menu.ts";
import { useComplaintSource } from "../data/aftersales/useComplaintSource.ts";
import { useOrderDetail } from "../data/aftersales/useOrderDetail.ts";
import { numberOf } from "../data/number-of.ts";
import { PageHead } from "../head/PageHead.tsx";
import { usePaths } from "../paths.ts";
import { routePage } from "../route-page.ts";
import { useRequiredSession } from "../session/useRequiredSession.ts";
import type { ShellHandle } from "../shell/ShopShell.tsx";

export const handle: ShellHandle = { place: "orders" };

/** Before and after a click alike. */
export { orderInPath as loader, orderInPath as clientLoader } from "../order-address.ts";

export default routePage(function PurchaseFinishRoute({ params }) {
  const { t } = useTranslation("shell");
  useRequiredSession();
  const orderId = numberOf(params["orderDetailId"]);
  const { request, refresh } = useOrderDetail(orderId);
  return (
    <AccountLayout {...useOrderPage()}>
      <PageHead title={t("page.finish")} noIndex />
      <FinishScreen request={request} hrefs={usePaths()} complaint={useComplaintSource(orderId, refresh)} />
    </AccountLayout>
  );
});
