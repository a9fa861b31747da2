import type { DeliveryType, PickupPlace, ShippingMethod } from "@sen/api";
import { useFormat, useTranslation } from "@sen/i18n";
import { Bike, Store, Truck, Zap } from "lucide-react";
import { styled } from "styled-components";
import { RadioGroup } from "../../primitives/index.ts";

/** The icon of each delivery method. */
export const deliveryIcons = { normal: Truck, express: Zap, shop: Bike, go_to_mall: Store } as const;

/** Returns a function for the text of when goods arrive, or are ready for pickup: `useDeliveryTimes()(method)`. */
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

export interface DeliveryPickerProps {
  /** The delivery methods. */
  methods: readonly ShippingMethod[];
  /** The chosen method. */
  value: DeliveryType | null;
  /** Where goods can be picked up; null if that is not offered. */
  pickup: PickupPlace | null;
  /** Called with the chosen method. */
  onChange: (type: DeliveryType) => void;
}

/** Chooses a shop's delivery method: name, fee, dates and pickup place; an unavailable one says why. */
export function DeliveryPicker({ methods, value, pickup, onChange }: DeliveryPickerProps) {
  const { t } = useTranslation("checkout");
  const { dong } = useFormat();
  const when = useDeliveryTimes();
  const describe = (method: ShippingMethod) => {
    if (!method.available) return method.unavailable_reason ?? t("delivery.unavailable");
    if (method.delivery_type !== "go_to_mall" || !pickup) return when(method);
    return (
      <>
        {when(method)}
        <br />
        {pickup.full_address}
      </>
    );
  };
  return (
    <Root>
      <RadioGroup
        look="cards"
        legend={t("delivery.of")}
        hideLegend
        value={value ?? undefined}
        onChange={onChange}
        options={methods.map((method) => {
          const Icon = deliveryIcons[method.delivery_type];
          return {
            value: method.delivery_type,
            label: method.name,
            description: describe(method),
            icon: <Icon aria-hidden size={22} strokeWidth={1.75} />,
            aside: method.available ? (method.fee === 0 ? t("delivery.free") : dong(method.fee)) : undefined,
            disabled: !method.available,
          };
        })}
      />
    </Root>
  );
}

const Root = styled.div`
  container-type: inline-size;

  @container (max-width: 359.98px) {
    label > svg {
      display: none;
    }
  }
`;
