import type { PaymentGateway } from "../src/ports/payment-gateway.ts";

/** A gateway whose pages nobody can close before their time, as most are: what is paid there later is paid all the same. */
export const unclosable = (gateway: PaymentGateway): PaymentGateway => ({
  ...gateway,
  close: async (payment) => {
    const answer = await gateway.lookUp(payment);
    return answer.outcome === "pending" ? { ...answer, outcome: "closed" } : answer;
  },
});
