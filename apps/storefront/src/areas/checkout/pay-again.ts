import { type PaymentGatewayId, type PaymentMethod, recheckoutOutcome } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useToast } from "@sen/ui/primitives";
import { useNavigate } from "react-router-dom";
import { useAnswers } from "../../core/query.ts";
import { write } from "../../core/write.ts";
import { useLinks } from "../links.ts";
import { orderQuery, useForgetOrderLists } from "../orders/index.ts";

/**
 * Pays an order, online at this gateway or the one before, or in cash, and does what spec §8 says of each answer.
 *
 * @param onSettled called when the order may have changed
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

/** Pays an order; spec §8 says what follows from each answer. Never throws: what threw is an outcome. Either way the order is asked for anew. */
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
    // A refusal, or an answer that was lost, may mean that the order has moved meanwhile: another tab, the gateway, the clock.
    await Promise.all([forgetLists(), refetch(orderQuery(order_id))]).catch(() => undefined);
    return recheckoutOutcome(answer && (answer.data ?? answer.refusal));
  };
}
