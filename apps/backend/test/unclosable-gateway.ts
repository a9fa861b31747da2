import type { PaymentGateway } from "../src/ports/payment-gateway.ts";

/** A gateway whose pages cannot be closed early, like most: a later payment there still succeeds. */
export const unclosable = (gateway: PaymentGateway): PaymentGateway => ({
  ...gateway,
  close: async (payment) => {
    const answer = await gateway.lookUp(payment);
    return answer.outcome === "pending" ? { ...answer, outcome: "closed" } : answer;
  },
});
