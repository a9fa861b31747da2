import {
  type PaymentGatewayId,
  type PaymentMethod,
  recheckoutOutcome,
  type RecheckoutOutcome,
} from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useToast } from "@sen/ui/primitives";
import { useNavigate } from "react-router-dom";
import { leaveFor } from "../../core/leave-for.ts";
import { useAnswers } from "../../core/query.ts";
import { write } from "../../core/write.ts";
import { useLinks } from "../links.ts";
import { orderQuery } from "../orders/index.ts";

/**
 * Pays an order again, online (at the given gateway or the previous one) or in cash, and handles each outcome by spec
 * §8.
 *
 * @param refresh what else shows the order: after a refusal or a lost response too, it may have been changed by another tab,
 * the gateway or a deadline
 */
export function usePayAgain(
  refresh: () => unknown,
): (orderId: number, method: PaymentMethod, gateway?: PaymentGatewayId) => Promise<void> {
  const { t } = useTranslation("errors");
  const toast = useToast();
  const links = useLinks();
  const navigate = useNavigate();
  const { refetch } = useAnswers();
  return async (orderId, method, gateway) => {
    const outcome = await reCheckout(orderId, method, gateway);
    if (outcome.kind === "redirect") await leaveFor(outcome.url);
    await Promise.all([refresh(), refetch(orderQuery(orderId))]);
    if (outcome.kind === "placed") {
      toast.show({ tone: "success", title: t(outcome.messageKey) });
      await navigate(links.order(orderId));
    } else if (outcome.kind === "notice") {
      toast.show({ title: t(outcome.titleKey), description: outcome.message });
    } else if (outcome.kind === "failed") {
      toast.show({ tone: "danger", title: t(outcome.messageKey) });
    }
  };
}

/** Never throws: a lost response is an outcome too. */
export async function reCheckout(
  order_id: number,
  payment_method: PaymentMethod,
  gateway?: PaymentGatewayId,
): Promise<RecheckoutOutcome> {
  const answer = await write("POST /orders/re-checkout", {
    body: { is_web: 1, order_id, payment_method, ...(gateway && { payment_gateway: gateway }) },
  }).catch(() => null);
  return recheckoutOutcome(answer && (answer.data ?? answer.refusal));
}
