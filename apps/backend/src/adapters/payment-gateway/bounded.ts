import type { PaymentGateway } from "./payment-gateway.ts";

/** Longest wait for an answer of the gateway. */
const GATEWAY_TIMEOUT_MS = 10_000;

/** The gateway gave no answer in time. What became of the request is not known: it is asked again. */
class GatewayTimeout extends Error {
  override readonly name = "GatewayTimeout";
}

/** A gateway that answers in time or throws. */
export function boundedGateway(gateway: PaymentGateway, timeoutMs = GATEWAY_TIMEOUT_MS): PaymentGateway {
  const { open, lookUp, close, refund, lookUpRefund } = gateway;
  return {
    ...gateway,
    open: (request) => within(timeoutMs, open(request)),
    lookUp: (payment) => within(timeoutMs, lookUp(payment)),
    close: (payment) => within(timeoutMs, close(payment)),
    refund: (request) => within(timeoutMs, refund(request)),
    lookUpRefund: (request) => within(timeoutMs, lookUpRefund(request)),
  };
}

async function within<Answer>(timeoutMs: number, answer: Promise<Answer>): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new GatewayTimeout(`No answer in ${timeoutMs} ms`)), timeoutMs);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
