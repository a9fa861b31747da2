import { useTranslation } from "@sen/i18n";
import { useToast } from "@sen/ui/primitives";
import { useNavigate } from "react-router-dom";
import { usePaths } from "../paths.ts";
import { useReCheckout } from "./orders.ts";

/** Pays an order again and does what spec §8 says of each answer. `onPlaced` learns of an order placed without payment. */
export function usePayAgain(onPlaced: () => unknown): (orderId: number) => Promise<void> {
  const { t } = useTranslation("errors");
  const toast = useToast();
  const paths = usePaths();
  const navigate = useNavigate();
  const { trigger } = useReCheckout();
  return async (orderId) => {
    const outcome = await trigger({ orderId, idempotencyKey: crypto.randomUUID() });
    if (outcome.kind === "redirect") {
      window.location.assign(outcome.url);
    } else if (outcome.kind === "placed") {
      toast.show({ tone: "success", title: t(outcome.messageKey) });
      await onPlaced();
      await navigate(paths.purchase());
    } else if (outcome.kind === "notice") {
      toast.show({ title: t(outcome.titleKey), description: outcome.message });
    } else {
      toast.show({ tone: "danger", title: t(outcome.messageKey) });
    }
  };
}
