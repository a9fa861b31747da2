import { useTranslation } from "@sen/i18n";
import { PaymentResultScreen, resultOfPayment, type PaymentResultRequest } from "@sen/ui/checkout";
import { useSearchParams } from "react-router-dom";
import { usePaymentOutcome } from "../data/checkout.ts";
import { usePayAgain } from "../data/pay-again.ts";
import { PageHead } from "../head/PageHead.tsx";
import { usePaths } from "../paths.ts";
import { useRequiredSession } from "../session/useRequiredSession.ts";
import type { ShellHandle } from "../shell/ShopShell.tsx";

export const handle: ShellHandle = { place: "orders" };

export default function PaymentResultRoute() {
  const { t } = useTranslation("shell");
  useRequiredSession();
  const paths = usePaths();
  const [query] = useSearchParams();
  const orderId = Number(query.get("order"));
  const { data, error, mutate } = usePaymentOutcome(
    Number.isSafeInteger(orderId) && orderId > 0 ? orderId : null,
  );
  const payAgain = usePayAgain(() => mutate());
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
