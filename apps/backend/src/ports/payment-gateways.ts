import type { PaymentGatewayId } from "@sen/domain";
import type { PaymentGateway } from "./payment-gateway.ts";
import { Unreachable } from "./unreachable.ts";

/** The payment's gateway is no longer configured. It cannot be queried or refunded until it is. */
export class GatewayNotConfigured extends Unreachable {
  override readonly name = "GatewayNotConfigured";
}

/** The payment gateways of the shop. */
export interface PaymentGateways {
  /** All configured gateways. */
  all: readonly PaymentGateway[];
  /** The gateways customers can choose, the default first. */
  offered: readonly PaymentGateway[];
  /** The gateway of an existing payment, even if customers can no longer choose it. Throws `GatewayNotConfigured`. */
  named: (id: PaymentGatewayId | null) => PaymentGateway;
  /** The gateway for a new payment: the wanted one if it is offered and accepts the amount, else the first that does; null if none does. */
  choose: (wanted: PaymentGatewayId | null, amount: number) => PaymentGateway | null;
}

/** Whether a gateway accepts a payment of this many dong. */
export const acceptsAmount = ({ limits }: PaymentGateway, amount: number): boolean =>
  amount >= limits.min && amount <= limits.max;
