import type { PaymentGateway } from "./payment-gateway.ts";

/** The gateway of a shop without one: its page is served by this backend and only pretends to move money. */
export function simulatedGateway(publicUrl: string): PaymentGateway {
  return {
    open: ({ reference, locale }) =>
      Promise.resolve({
        paymentUrl: `${publicUrl}/gateway/${reference}${locale === "en" ? "?lang=en" : ""}`,
        gatewayReference: `SIM-${reference.slice(0, 8)}`,
      }),
  };
}
