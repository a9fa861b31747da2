import type { PaymentChoice, PaymentMethod } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { RadioGroup } from "../../primitives/index.ts";
import { paymentIcons } from "./payment-icons.ts";

export interface PaymentMethodPickerProps {
  /** The ways of paying that are offered. */
  choices: readonly PaymentChoice[];
  /** What is chosen. */
  value: PaymentMethod;
  /** The customer chose or typed something else. */
  onChange: (method: PaymentMethod) => void;
  /** What is wrong with it, in words. */
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
