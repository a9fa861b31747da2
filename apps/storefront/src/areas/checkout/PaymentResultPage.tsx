import { PaymentResultScreen, resultOfPayment } from "@sen/ui/checkout";
import { Navigate } from "react-router-dom";
import { pageState } from "../../core/query.ts";
import type { Values } from "../../core/href.ts";
import { useSession } from "../../core/session/session.ts";
import { useLinks } from "../links.ts";
import { useForgetOrderLists } from "../orders/index.ts";
import { usePaymentOutcome } from "./checkout.ts";
import { usePayAgain } from "./pay-again.ts";
import type { checkoutRoutes } from "./routes.ts";

export default function PaymentResultPage({ order: orderId }: Values<typeof checkoutRoutes.result>) {
  const { status } = useSession();
  const links = useLinks();
  const outcome = usePaymentOutcome(orderId);
  const checkAgain = () => outcome.mutate();
  const forgetLists = useForgetOrderLists();
  const onPayAgain = usePayAgain(() => Promise.all([checkAgain(), forgetLists()]));
  // Without an order id there is no result: the list of orders shows how each was paid.
  if (status === "in" && orderId === undefined) return <Navigate to={links.orders} replace />;
  return (
    <PaymentResultScreen
      request={pageState(outcome, (data) => ({ result: resultOfPayment(data) }))}
      hrefs={links}
      onCheckAgain={checkAgain}
      onPayAgain={onPayAgain}
    />
  );
}
