import type { PaymentGatewayId } from "@sen/domain";
import type { PaymentGateway } from "./payment-gateway.ts";

/** A payment was made at a gateway that is not configured any more. Nothing can be asked or sent back before it is. */
export class GatewayNotConfigured extends Error {
  override readonly name = "GatewayNotConfigured";
}

/** The payment gateways of the shop. */
export interface PaymentGateways {
  /** Every gateway that is configured. */
  all: readonly PaymentGateway[];
  /** Those that customers choose among, the first one first. */
  offered: readonly PaymentGateway[];
  /** The gateway that a payment was made at, also after customers cannot choose it any more. Throws `GatewayNotConfigured`. */
  named: (id: PaymentGatewayId | null) => PaymentGateway;
  /** Where a new payment is made: at the wanted gateway where it is offered and takes the amount, or at the first that does; null where none does. */
  choose: (wanted: PaymentGatewayId | null, amount: number) => PaymentGateway | null;
}

/** Whether a gateway takes an amount of dong in one payment. */
export const takesAmount = ({ limits }: PaymentGateway, amount: number): boolean =>
  amount >= limits.min && amount <= limits.max;
