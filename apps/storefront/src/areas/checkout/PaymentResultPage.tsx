import { checkoutRoutes } from "./routes.ts";
import { useTranslation } from "@sen/i18n";
import { PaymentResultScreen, resultOfPayment, type PaymentResultRequest } from "@sen/ui/checkout";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { usePaymentOutcome } from "./checkout.ts";
import { usePayAgain } from "./pay-again.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useHref } from "../../core/route.ts";
import { catalogRoutes } from "../catalog/routes.ts";
import { orderRoutes } from "../orders/routes.ts";
import { useSession } from "../../core/session/use-session.ts";
import { usePlace } from "../../core/place.ts";

export default function PaymentResultPage() {
  const { t } = useTranslation("shell");
  const { status } = useSession();
  const href = useHref();
  const navigate = useNavigate();
  const { order: orderId = null } = usePlace(checkoutRoutes.result);
  const { data, error, mutate } = usePaymentOutcome(orderId);
  const payAgain = usePayAgain(() => mutate());
  useEffect(() => {
    // An address that names no order has no result: the list of orders tells how each was paid.
    if (status === "in" && orderId === null) void navigate(href(orderRoutes.list), { replace: true });
  }, [status, orderId, navigate, href]);
  const request: PaymentResultRequest = data
    ? { state: "ready", result: resultOfPayment(data) }
    : error === undefined
      ? { state: "loading" }
      : { state: "failed", onRetry: () => mutate() };
  return (
    <>
      <PageHead title={t("page.payment_result")} noIndex />
      <PaymentResultScreen
        request={request}
        ordersHref={href(orderRoutes.list)}
        orderHref={(id) => href(orderRoutes.detail, { id })}
        homeHref={href(catalogRoutes.home)}
        onCheckAgain={() => mutate()}
        onPayAgain={payAgain}
      />
    </>
  );
}
