import { type PaymentGatewayId, type PaymentMethod, recheckoutOutcome } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useToast } from "@sen/ui/primitives";
import { useNavigate } from "react-router-dom";
import { useAnswers } from "../../core/query.ts";
import { write } from "../../core/write.ts";
import { useLinks } from "../links.ts";
import { orderQuery, useForgetOrderLists } from "../orders/index.ts";

/**
 * Pays an order again, online (at the given gateway or the previous one) or in cash, and handles each outcome by spec
 * §8.
 */
export function usePayAgain(
  onSettled: () => unknown,
): (orderId: number, method: PaymentMethod, gateway?: PaymentGatewayId) => Promise<void> {
  const { t } = useTranslation("errors");
  const toast = useToast();
  const links = useLinks();
  const navigate = useNavigate();
  const reCheckout = useReCheckout();
  return async (orderId, method, gateway) => {
    const outcome = await reCheckout(orderId, method, gateway);
    if (outcome.kind === "redirect") {
      window.location.assign(outcome.url);
      return;
    }
    await onSettled();
    if (outcome.kind === "placed") {
      toast.show({ tone: "success", title: t(outcome.messageKey) });
      await navigate(links.order(orderId));
    } else if (outcome.kind === "notice") {
      toast.show({ title: t(outcome.titleKey), description: outcome.message });
    } else {
      toast.show({ tone: "danger", title: t(outcome.messageKey) });
    }
  };
}

/** Retries an order's payment; the outcome follows spec §8. Never throws: a lost response is an outcome too. Refetches the order either way. */
export function useReCheckout() {
  const forgetLists = useForgetOrderLists();
  const { refetch } = useAnswers();
  return async (order_id: number, payment_method: PaymentMethod, gateway?: PaymentGatewayId) => {
    const body = {
      is_web: 1,
      order_id,
      payment_method,
      ...(gateway && { payment_gateway: gateway }),
    } as const;
    const answer = await write("POST /orders/re-checkout", { body }).catch(() => null);
    // After a refusal or a lost response, the order may have been changed by another tab, the gateway or a deadline.
    await Promise.all([forgetLists(), refetch(orderQuery(order_id))]).catch(() => undefined);
    return recheckoutOutcome(answer && (answer.data ?? answer.refusal));
  };
}
