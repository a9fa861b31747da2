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

/** @param offered which of them customers choose among @default all */
export function gatewayRegistry(
  all: readonly PaymentGateway[],
  offered: readonly PaymentGatewayId[] = all.map(({ id }) => id),
): PaymentGateways {
  const byId = new Map(all.map((gateway) => [gateway.id, gateway]));
  const choices = offered.flatMap((id) => byId.get(id) ?? []);
  return {
    all,
    offered: choices,
    choose(wanted, amount) {
      const able = choices.filter((gateway) => takesAmount(gateway, amount));
      return able.find(({ id }) => id === wanted) ?? able[0] ?? null;
    },
    named(id) {
      const gateway = id === null ? undefined : byId.get(id);
      if (!gateway) {
        throw new GatewayNotConfigured(`The payment gateway ${id ?? "of no name"} is not configured.`);
      }
      return gateway;
    },
  };
}
