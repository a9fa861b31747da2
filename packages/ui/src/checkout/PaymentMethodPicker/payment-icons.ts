import type { PaymentChoice } from "@sen/api";
import { PaymentMethod } from "@sen/domain";
import { Banknote, CreditCard, Wallet, type LucideIcon } from "lucide-react";

/** A picture of each way to pay: cash, and each gateway. */
export const paymentIcons = {
  cash: Banknote,
  vnpay: CreditCard,
  momo: Wallet,
  simulated: CreditCard,
} as const satisfies Record<string, LucideIcon>;

/** Which of the choices is chosen; undefined where none is. */
export function chosenPayment<Choice extends Pick<PaymentChoice, "id" | "gateway">>(
  choices: readonly Choice[],
  {
    payment_method,
    payment_gateway,
  }: { payment_method: PaymentChoice["id"]; payment_gateway: PaymentChoice["gateway"] },
): Choice | undefined {
  return choices.find(
    ({ id, gateway }) => id === payment_method && (id === PaymentMethod.cod || gateway === payment_gateway),
  );
}
