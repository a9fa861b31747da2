import type { PaymentChoice } from "@sen/api";
import { PaymentMethod } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { Banknote, CreditCard, Wallet, type LucideIcon } from "lucide-react";
import { RadioGroup } from "../../primitives/index.ts";

/** The icons of cash and of each gateway. */
export const paymentIcons = {
  cash: Banknote,
  vnpay: CreditCard,
  momo: Wallet,
  simulated: CreditCard,
} as const satisfies Record<string, LucideIcon>;

/** The chosen method; undefined if none is. */
export function chosenPayment(
  choices: readonly PaymentChoice[],
  {
    payment_method,
    payment_gateway,
  }: { payment_method: PaymentChoice["id"]; payment_gateway: PaymentChoice["gateway"] },
): PaymentChoice | undefined {
  return choices.find(
    ({ id, gateway }) => id === payment_method && (id === PaymentMethod.cod || gateway === payment_gateway),
  );
}

export interface PaymentMethodPickerProps {
  /** The payment methods on offer. */
  choices: readonly PaymentChoice[];
  /** The chosen method; undefined if none is. */
  value: PaymentChoice | undefined;
  /** Called with the chosen method. */
  onChange: (choice: PaymentChoice) => void;
}

const keyOf = ({ id, gateway }: PaymentChoice): string => gateway ?? `method-${id}`;

/** Chooses the payment method, and its gateway; an unavailable one says why. */
export function PaymentMethodPicker({ choices, value, onChange }: PaymentMethodPickerProps) {
  const { t } = useTranslation("checkout");
  return (
    <RadioGroup
      look="cards"
      legend={t("payment.title")}
      hideLegend
      value={value && keyOf(value)}
      onChange={(key) => {
        const chosen = choices.find((choice) => keyOf(choice) === key);
        if (chosen) onChange(chosen);
      }}
      options={choices.map((choice) => {
        const Icon = paymentIcons[choice.gateway ?? "cash"];
        return {
          value: keyOf(choice),
          label: choice.name,
          description: choice.available ? choice.description : choice.unavailable_reason,
          icon: <Icon aria-hidden size={24} strokeWidth={1.75} />,
          disabled: !choice.available,
        };
      })}
    />
  );
}
