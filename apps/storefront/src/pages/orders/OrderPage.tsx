import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { OrderDetailScreen } from "@sen/ui/aftersales";
import { useNavigate } from "react-router-dom";
import { useOrderMenu } from "../../shell/account-menu.ts";
import { useBuyAgain } from "../../data/buy-again.ts";
import { useComplaintSource } from "../../data/complaints.ts";
import { useOrderAddresses } from "../../data/order-addresses.ts";
import { useOrderSteps } from "../../data/orders.ts";
import { usePayAgain } from "../../data/pay-again.ts";
import { PageHead } from "../../head/PageHead.tsx";
import { usePaths } from "../../paths.ts";
import { useRequiredSession } from "../../session/use-required-session.ts";
import { usePlace } from "../../shell/use-place.ts";

export default function OrderPage() {
  const { t } = useTranslation("shell");
  useRequiredSession();
  const { id } = usePlace();
  const paths = usePaths();
  const navigate = useNavigate();
  const { request, refresh, cancel, confirmReceived, changeAddress, quoteAddress, requestVat } =
    useOrderSteps(id);
  const { addressBook, open } = useOrderAddresses();
  return (
    <AccountLayout {...useOrderMenu()}>
      <PageHead title={t("page.order")} noIndex />
      <OrderDetailScreen
        request={request}
        hrefs={{ ...paths, help: (order) => paths.supportRequest({ order }) }}
        onPayAgain={usePayAgain(refresh)}
        onPaymentOverdue={refresh}
        onCancelOrder={cancel}
        onConfirmReceived={async (order) => {
          const refusal = await confirmReceived(order);
          if (refusal === null) await navigate(paths.finish(order.id));
          return refusal;
        }}
        onChangeAddress={changeAddress}
        onQuoteAddress={quoteAddress}
        onRequestVat={requestVat}
        onBuyAgain={useBuyAgain()}
        addressBook={addressBook}
        onOpenAddressBook={open}
        complaint={useComplaintSource(id, refresh)}
      />
    </AccountLayout>
  );
}
