import type { DeliveryType, ShippingMethod } from "@sen/api";
import { useFormat, useTranslation } from "@sen/i18n";
import { Bike, Store, Truck, Zap } from "lucide-react";
import { styled } from "styled-components";
import { color, radius, space, text } from "../../foundations/index.ts";
import { RadioGroup } from "../../primitives/index.ts";

export interface DeliveryPickerProps {
  shopName: string;
  /** Ways to deliver; none while no address is chosen. */
  methods: readonly ShippingMethod[];
  value: DeliveryType | null;
  onChange: (type: DeliveryType) => void;
  error?: string | undefined;
}

const icons = { normal: Truck, express: Zap, shop: Bike, go_to_mall: Store } as const;

/** How one shop's goods come: name, fee, when; what cannot be chosen says why. */
export function DeliveryPicker({ shopName, methods, value, onChange, error }: DeliveryPickerProps) {
  const { t } = useTranslation("checkout");
  const { dong, date } = useFormat();
  if (methods.length === 0) return <Waiting>{t("delivery.needs_address")}</Waiting>;

  const when = ({ estimated_from, estimated_to }: ShippingMethod) => {
    const [from, to] = [date(estimated_from), date(estimated_to)];
    return from === to ? t("delivery.on", { date: from }) : t("delivery.between", { from, to });
  };
  return (
    <Root>
      <RadioGroup
        look="cards"
        legend={t("delivery.of", { name: shopName })}
        value={value ?? undefined}
        onChange={onChange}
        error={error}
        options={methods.map((method) => {
          const Icon = icons[method.delivery_type];
          return {
            value: method.delivery_type,
            label: method.name,
            description: method.available
              ? when(method)
              : (method.unavailable_reason ?? t("delivery.unavailable")),
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

const Waiting = styled.p`
  padding: ${space[3]} ${space[4]};
  border: 1px dashed ${color.line};
  border-radius: ${radius.medium};
  font: ${text.small};
  color: ${color.inkMuted};
`;
