import type { ProductDelivery, ShippingMethod } from "@sen/api";
import { useFormat, useTranslation } from "@sen/i18n";
import { Loading, RetryButton } from "../../primitives/index.ts";

/** Delivery methods with fees and dates, or the loading or failed state. */
export type DeliveryWays = readonly ShippingMethod[] | "loading" | { onRetry: () => unknown };

interface WaysProps {
  /** Undefined if the place is unknown. */
  methods: DeliveryWays | undefined;
  /** Delivery types the shop offers, shown if the place is unknown. */
  types: ProductDelivery["types"];
}

/** Lists delivery methods: with fee and dates if the place is known, otherwise by name. */
export function Ways({ types, methods }: WaysProps) {
  const { t } = useTranslation(["product", "catalog"]);
  const { dong, date } = useFormat();
  const arrival = ({ estimated_from, estimated_to }: ShippingMethod) => {
    const [from, to] = [date(estimated_from), date(estimated_to)];
    return from === to ? t("delivery.on", { day: from }) : t("delivery.between", { from, to });
  };
  if (methods === undefined) {
    return (
      <ul>
        {types.map((type) => (
          <li key={type}>{t(`catalog:delivery.${type}`)}</li>
        ))}
      </ul>
    );
  }
  if (methods === "loading") return <Loading label={t("delivery.counting")} boxes={["44px", "44px"]} />;
  if ("onRetry" in methods) {
    return (
      <div role="alert" data-failed>
        <span>{t("delivery.failed")}</span>
        <RetryButton size="small" onRetry={methods.onRetry} />
      </div>
    );
  }
  return (
    <ul>
      {methods.map((method) => (
        <li key={method.delivery_type} data-methods data-off={method.available ? undefined : ""}>
          <b>{method.name}</b>
          <span>{method.available ? arrival(method) : method.unavailable_reason}</span>
          {method.available && <i>{method.fee === 0 ? t("delivery.free") : dong(method.fee)}</i>}
        </li>
      ))}
    </ul>
  );
}
