import { useTranslation } from "@sen/i18n";
import { PaymentResultScreen, resultOfPayment, type PaymentResultRequest } from "@sen/ui/checkout";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { usePaymentOutcome } from "./checkout.ts";
import { usePayAgain } from "./pay-again.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { usePaths } from "../../core/paths.ts";
import { useRequiredSession } from "../../core/session/use-required-session.ts";
import { usePlace } from "../../core/place.ts";

export default function PaymentResultPage() {
  const { t } = useTranslation("shell");
  const { status } = useRequiredSession();
  const paths = usePaths();
  const navigate = useNavigate();
  const { query } = usePlace();
  const asked = Number(query.get("order"));
  const orderId = Number.isSafeInteger(asked) && asked > 0 ? asked : null;
  const { data, error, mutate } = usePaymentOutcome(orderId);
  const payAgain = usePayAgain(() => mutate());
  useEffect(() => {
    // An address that names no order has no result: the list of orders tells how each was paid.
    if (status === "in" && orderId === null) void navigate(paths.purchase(), { replace: true });
  }, [status, orderId, navigate, paths]);
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
        ordersHref={paths.purchase()}
        orderHref={paths.order}
        homeHref={paths.home()}
        onCheckAgain={() => mutate()}
        onPayAgain={payAgain}
      />
    </>
  );
}
