import type { PaymentChoice } from "@sen/api";
import { PaymentMethod, type PaymentGatewayId } from "@sen/domain";
import type { PaymentGateway } from "../../ports/payment-gateway.ts";
import { acceptsAmount, type PaymentGateways } from "../../ports/payment-gateways.ts";
import { dongText } from "../../texts/dong-text.ts";
import { say, type Locale, type MessageCode } from "../../texts/messages.ts";

const gatewayTexts = {
  vnpay: ["PAY_VNPAY", "PAY_VNPAY_TEXT"],
  momo: ["PAY_MOMO", "PAY_MOMO_TEXT"],
  simulated: ["PAY_ONLINE", "PAY_ONLINE_TEXT"],
} as const satisfies Record<PaymentGatewayId, [MessageCode, MessageCode]>;

/** The ways to pay an amount in dong: cash first, unless `noCash` says why not, then each gateway on offer. */
export function paymentChoices(
  { offered }: PaymentGateways,
  total: number,
  locale: Locale,
  noCash: string | null = null,
): PaymentChoice[] {
  const online = offered.map((gateway): PaymentChoice => {
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
      unavailable_reason: noCash,
    },
    ...online,
  ];
}

function whyNot({ limits }: PaymentGateway, total: number, locale: Locale): string {
  if (total === 0) return say("NOTHING_TO_PAY", locale);
  return say("PAY_AMOUNT_OUT_OF_RANGE", locale, { min: dongText(limits.min), max: dongText(limits.max) });
}
