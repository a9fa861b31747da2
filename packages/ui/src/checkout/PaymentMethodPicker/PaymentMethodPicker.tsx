import type { PaymentChoice, PaymentMethod } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { RadioGroup } from "../../primitives/index.ts";
import { paymentIcons } from "./payment-icons.ts";

export interface PaymentMethodPickerProps {
  choices: readonly PaymentChoice[];
  value: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
  error?: string | undefined;
}

/** How it is paid; what cannot be chosen says why. */
export function PaymentMethodPicker({ choices, value, onChange, error }: PaymentMethodPickerProps) {
  const { t } = useTranslation("checkout");
  return (
    <RadioGroup
      look="cards"
      legend={t("payment.title")}
      hideLegend
      value={value}
      onChange={onChange}
      error={error}
      options={choices.map((choice) => {
        const Icon = paymentIcons[choice.id];
        return {
          value: choice.id,
          label: choice.name,
          description: choice.available ? choice.description : choice.unavailable_reason,
          icon: <Icon aria-hidden size={24} strokeWidth={1.75} />,
          disabled: !choice.available,
        };
      })}
    />
  );
}
