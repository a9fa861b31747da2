import { orderRoutes } from "./routes.ts";
import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { OrderDetailScreen } from "@sen/ui/aftersales";
import { useNavigate } from "react-router-dom";
import { useOrderMenu } from "../account/index.ts";
import { useBuyAgain } from "./buy-again.ts";
import { useCaseHrefs, useComplaintSource } from "../aftersales/index.ts";
import { useOrderAddresses } from "./order-addresses.ts";
import { useOrderSteps } from "./orders.ts";
import { usePayAgain } from "../checkout/index.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useHref } from "../../core/route.ts";
import { aftersalesRoutes } from "../aftersales/routes.ts";
import { usePlace } from "../../core/place.ts";

export default function OrderPage() {
  const { t } = useTranslation("shell");
  const { id } = usePlace(orderRoutes.detail);
  const href = useHref();
  const navigate = useNavigate();
  const { request, refresh, cancel, confirmReceived, changeAddress, quoteAddress, requestVat } =
    useOrderSteps(id);
  const { addressBook, open } = useOrderAddresses();
  return (
    <AccountLayout {...useOrderMenu()}>
      <PageHead title={t("page.order")} noIndex />
      <OrderDetailScreen
        request={request}
        hrefs={useCaseHrefs()}
        onPayAgain={usePayAgain(refresh)}
        onPaymentOverdue={refresh}
        onCancelOrder={cancel}
        onConfirmReceived={async (order) => {
          const refusal = await confirmReceived(order);
          if (refusal === null) await navigate(href(aftersalesRoutes.finish, { id: order.id }));
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
