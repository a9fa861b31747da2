import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { OrderDetailScreen } from "@sen/ui/aftersales";
import { useNavigate } from "react-router-dom";
import { useOrderMenu } from "../account/index.ts";
import { useBuyAgain } from "./buy-again.ts";
import { useComplaintSource } from "../aftersales/index.ts";
import { useOrderAddresses } from "./order-addresses.ts";
import { useOrderSteps } from "./orders.ts";
import { usePayAgain } from "../checkout/index.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { usePaths } from "../../core/paths.ts";
import { useRequiredSession } from "../../core/session/use-required-session.ts";
import { usePlace } from "../../core/place.ts";

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
