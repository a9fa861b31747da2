import type { PaymentGatewayId } from "@sen/domain";
import type { PaymentGateway } from "../../ports/payment-gateway.ts";
import { GatewayNotConfigured, acceptsAmount, type PaymentGateways } from "../../ports/payment-gateways.ts";

/** @param offered the gateways that customers choose among @default all */
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
      const able = choices.filter((gateway) => acceptsAmount(gateway, amount));
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
