import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { ReturnDetailScreen } from "@sen/ui/aftersales";
import { useOrderPage } from "../account-menu.ts";
import { downloadAttachment } from "../data/aftersales/download-attachment.ts";
import { useReturnId } from "../data/aftersales/useCaseIds.ts";
import { useReturn } from "../data/aftersales/useReturn.ts";
import { numberOf } from "../data/number-of.ts";
import { PageHead } from "../head/PageHead.tsx";
import { usePaths } from "../paths.ts";
import { routePage } from "../route-page.ts";
import { useRequiredSession } from "../session/useRequiredSession.ts";
import type { ShellHandle } from "../shell/ShopShell.tsx";

export const handle: ShellHandle = { place: "orders" };

/** Before and after a click alike. */
export { orderInPath as loader, orderInPath as clientLoader } from "../order-address.ts";

export default routePage(function PurchaseReturnRoute({ params }) {
  const { t } = useTranslation("shell");
  useRequiredSession();
  const { request, approve, handOver, recall } = useReturn(useReturnId(numberOf(params["orderDetailId"])));
  return (
    <AccountLayout {...useOrderPage()}>
      <PageHead title={t("page.return")} noIndex />
      <ReturnDetailScreen
        request={request}
        hrefs={usePaths()}
        onApprove={approve}
        onHandedOver={handOver}
        onRecall={recall}
        onDownload={downloadAttachment}
      />
    </AccountLayout>
  );
});
