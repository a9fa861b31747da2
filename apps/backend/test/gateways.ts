import type { Adapters } from "../src/ports/adapters.ts";
import type { PaymentGateway } from "../src/ports/payment-gateway.ts";
import { gatewayRegistry } from "../src/adapters/payment-gateway/registry.ts";

/** The test shop's default gateway. */
export function firstGateway({ paymentGateways }: Pick<Adapters, "paymentGateways">): PaymentGateway {
  const [first] = paymentGateways.offered;
  if (!first) throw new Error("The shop has no payment gateway.");
  return first;
}

/** Replaces the shop's gateway by a changed one; for `useShop`. */
export const changedGateway =
  (change: (gateway: PaymentGateway) => PaymentGateway) =>
  (adapters: Adapters): Pick<Adapters, "paymentGateways"> => ({
    paymentGateways: gatewayRegistry([change(firstGateway(adapters))]),
  });
