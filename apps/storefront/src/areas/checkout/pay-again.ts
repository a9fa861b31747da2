import type { PaymentGatewayId, PaymentMethod } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useToast } from "@sen/ui/primitives";
import { useNavigate } from "react-router-dom";
import { useLinks } from "../links.ts";
import { useReCheckout } from "../orders/index.ts";

/**
 * Pays an order, online at this gateway or the one before, or in cash, and does what spec §8 says of each answer.
 *
 * @param onSettled is told that the order may have changed
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
    const outcome = await reCheckout({ orderId, method, gateway });
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
