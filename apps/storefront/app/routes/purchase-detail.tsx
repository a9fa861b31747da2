import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { OrderDetailScreen } from "@sen/ui/aftersales";
import { useNavigate } from "../browser/useNavigate.ts";
import { useUrlQuery } from "../browser/useUrlQuery.ts";
import { useOrderPage } from "../account-menu.ts";
import { useAddressBook } from "../data/aftersales/useAddressBook.ts";
import { useComplaintSource } from "../data/aftersales/useComplaintSource.ts";
import { useOrderDetail } from "../data/aftersales/useOrderDetail.ts";
import { numberOf } from "../data/number-of.ts";
import { usePayAgain } from "../data/pay-again.ts";
import { PageHead } from "../head/PageHead.tsx";
import { usePaths } from "../paths.ts";
import { routePage } from "../route-page.ts";
import { useRequiredSession } from "../session/useRequiredSession.ts";
import type { ShellHandle } from "../shell/ShopShell.tsx";

export const handle: ShellHandle = { place: "orders" };

/** Before and after a click alike. */
export { orderInQuery as loader, orderInQuery as clientLoader } from "../order-address.ts";

export default routePage(function PurchaseDetailRoute() {
  const { t } = useTranslation("shell");
  useRequiredSession();
  const query = useUrlQuery();
  const id = numberOf(query.get("id") ?? undefined);
  const paths = usePaths();
  const navigate = useNavigate();
  const { request, refresh, cancel, confirmReceived, changeAddress, requestVat } = useOrderDetail(id);
  const { addressBook, open } = useAddressBook();
  return (
    <AccountLayout {...useOrderPage()}>
      <PageHead title={t("page.order")} noIndex />
      <OrderDetailScreen
        request={request}
        hrefs={paths}
        onPayAgain={usePayAgain(refresh)}
        onCancelOrder={cancel}
        onConfirmReceived={async (order) => {
          const refusal = await confirmReceived(order);
          if (refusal === null) await navigate(paths.finish(order.id));
          return refusal;
        }}
        onChangeAddress={changeAddress}
        onRequestVat={requestVat}
        addressBook={addressBook}
        onOpenAddressBook={open}
        complaint={useComplaintSource(id, refresh)}
      />
    </AccountLayout>
  );
});
