import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { CancelledDetailScreen } from "@sen/ui/aftersales";
import { useOrderPage } from "../account-menu.ts";
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

export default routePage(function PurchaseCancelledRoute({ params }) {
  const { t } = useTranslation("shell");
  useRequiredSession();
  const { request } = useOrderDetail(numberOf(params["orderDetailId"]));
  return (
    <AccountLayout {...useOrderPage()}>
      <PageHead title={t("page.cancelled")} noIndex />
      <CancelledDetailScreen request={request} hrefs={usePaths()} />
    </AccountLayout>
  );
});
