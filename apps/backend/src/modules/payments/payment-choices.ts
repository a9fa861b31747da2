import type { PaymentChoice } from "@sen/api";
import { PaymentMethod, type PaymentGatewayId } from "@sen/domain";
import type { Carrier } from "../../ports/carrier.ts";
import type { PaymentGateway } from "../../ports/payment-gateway.ts";
import { acceptsAmount, type PaymentGateways } from "../../ports/payment-gateways.ts";
import type { BrokenField } from "../../errors/errors.ts";
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
    const refusal = amountRefusal(gateway, total);
    return {
      id: PaymentMethod.online,
      gateway: gateway.id,
      name: say(name, locale),
      description: say(description, locale),
      available: refusal === null,
      unavailable_reason: refusal && say(refusal.code, locale, refusal.values),
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

/** Why a gateway does not take a payment of this many dong; null if it does. */
export function amountRefusal(
  gateway: PaymentGateway,
  total: number,
): Pick<BrokenField, "code" | "values"> | null {
  if (acceptsAmount(gateway, total)) return null;
  if (total === 0) return { code: "NOTHING_TO_PAY" };
  const { min, max } = gateway.limits;
  return { code: "PAY_AMOUNT_OUT_OF_RANGE", values: { min: dongText(min), max: dongText(max) } };
}
