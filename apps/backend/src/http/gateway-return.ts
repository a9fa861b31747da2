import { PAYMENT_GATEWAYS, type PaymentGatewayId } from "@sen/domain";
import type { FastifyInstance } from "fastify";

/** The address that leads over `serveReturn` to the result page of an order, from a gateway that adds its own parameters to it. */
export function returnUrlOf(publicUrl: string, gateway: PaymentGatewayId, resultUrl: string): string {
  const { pathname, searchParams } = new URL(resultUrl);
  const locale = pathname.startsWith("/en/") ? "en" : "vi";
  return `${publicUrl}/gateway/${gateway}/return/${locale}/${searchParams.get("order") ?? ""}`;
}

/**
 * Leads customers on to the result of their order. What the gateway adds to the address is dropped: it is not believed, whoever signed it, and
 * belongs into no history. The page asks the backend, which asks the gateway.
 */
export function serveReturn(app: FastifyInstance, storefrontUrl: string): void {
  app.get<{ Params: { locale: string; order: string } }>(
    `/gateway/:gateway(^${PAYMENT_GATEWAYS.join("|")}$)/return/:locale(^vi|en$)/:order(^\\d{1,16}$)`,
    async ({ params: { locale, order } }, reply) =>
      reply
        .header("cache-control", "no-store")
        .redirect(`${storefrontUrl}${locale === "en" ? "/en" : ""}/payment/result?order=${order}`, 303),
  );
}
