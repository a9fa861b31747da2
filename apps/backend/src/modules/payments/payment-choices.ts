import type { PaymentChoice } from "@sen/api";
import { PaymentMethod, type PaymentGatewayId } from "@sen/domain";
import type { Carrier } from "../../ports/carrier.ts";
import type { PaymentGateway } from "../../ports/payment-gateway.ts";
import { acceptsAmount, type PaymentGateways } from "../../ports/payment-gateways.ts";
import { dongText } from "../../texts/dong-text.ts";
import { say, type Locale, type MessageCode } from "../../texts/messages.ts";
import { cashRefusal } from "../delivery/index.ts";
import { amountOf } from "./payment.ts";

const gatewayTexts = {
  vnpay: ["PAY_VNPAY", "PAY_VNPAY_TEXT"],
  momo: ["PAY_MOMO", "PAY_MOMO_TEXT"],
  simulated: ["PAY_ONLINE", "PAY_ONLINE_TEXT"],
} as const satisfies Record<PaymentGatewayId, [MessageCode, MessageCode]>;

/** Who takes the customer's money. */
export interface Payees {
  paymentGateways: PaymentGateways;
  carrier: Pick<Carrier, "maxCash">;
}

/** The ways to pay orders together: cash first, then each gateway on offer. */
export function paymentChoices(
  { paymentGateways, carrier, locale }: Payees & { locale: Locale },
  orders: Parameters<typeof cashRefusal>[1],
): PaymentChoice[] {
  const total = amountOf(orders);
  const noCash = cashRefusal(carrier, orders);
  const online = paymentGateways.offered.map((gateway): PaymentChoice => {
    const [name, description] = gatewayTexts[gateway.id];
    const available = acceptsAmount(gateway, total);
    return {
      id: PaymentMethod.online,
      gateway: gateway.id,
      name: say(name, locale),
      description: say(description, locale),
      available,
      unavailable_reason: available ? null : whyNot(gateway, total, locale),
    };
  });
  return [
    {
      id: PaymentMethod.cod,
      gateway: null,
      name: say("PAY_COD", locale),
      description: say("PAY_COD_TEXT", locale),
      available: noCash === null,
      unavailable_reason: noCash && say(noCash.code, locale, noCash.values),
    },
    ...online,
  ];
}

function whyNot({ limits }: PaymentGateway, total: number, locale: Locale): string {
  if (total === 0) return say("NOTHING_TO_PAY", locale);
  return say("PAY_AMOUNT_OUT_OF_RANGE", locale, { min: dongText(limits.min), max: dongText(limits.max) });
}
