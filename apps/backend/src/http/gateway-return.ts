import { PAYMENT_GATEWAYS, type PaymentGatewayId } from "@sen/domain";
import type { FastifyInstance } from "fastify";

/** The URL that redirects through `serveReturn` to an order's result page, for a gateway that appends its own parameters. */
export function returnUrlOf(publicUrl: string, gateway: PaymentGatewayId, resultUrl: string): string {
  const { pathname, searchParams } = new URL(resultUrl);
  const locale = pathname.startsWith("/en/") ? "en" : "vi";
  return `${publicUrl}/gateway/${gateway}/return/${locale}/${searchParams.get("order") ?? ""}`;
}

/**
 * Redirects customers to the result page of their order. Drops the gateway's query parameters, which are not trusted even if signed and should
 * not end up in the browser history. The page asks the backend, which asks the gateway.
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
