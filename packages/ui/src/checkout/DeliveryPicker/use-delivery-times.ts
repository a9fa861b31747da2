import type { ShippingMethod } from "@sen/api";
import { useFormat, useTranslation } from "@sen/i18n";

/** Says when goods come, or are ready to be fetched: `useDeliveryTimes()(method)`. */
export function useDeliveryTimes(): (
  method: Pick<ShippingMethod, "delivery_type" | "estimated_from" | "estimated_to">,
) => string {
  const { t } = useTranslation("checkout");
  const { date, dateTime } = useFormat();
  return ({ delivery_type, estimated_from, estimated_to }) => {
    if (delivery_type === "go_to_mall") return t("delivery.ready", { time: dateTime(estimated_from) });
    const [from, to] = [date(estimated_from), date(estimated_to)];
    return from === to ? t("delivery.on", { date: from }) : t("delivery.between", { from, to });
  };
}
