import { asc, eq } from "../src/database/drizzle.ts";
import type { PaymentAnswer } from "../src/ports/payment-gateway.ts";
import { signedNotice } from "@sen/demo/simulators/gateway/notices";
import { paymentEntries, paymentOrders, payments } from "../src/database/schema/index.ts";
import type { TestShop } from "./shop.ts";

/** Reads the ledger in tests, and sends notices as the gateway. */
export function ledger(shop: TestShop) {
  return {
    /** Kind, reason and amount of each ledger entry of an order's payments, oldest first. */
    async entriesOf(orderId: number) {
      const rows = await shop.db
        .select({ entry: paymentEntries })
        .from(paymentEntries)
        .innerJoin(paymentOrders, eq(paymentOrders.payment_id, paymentEntries.payment_id))
        .where(eq(paymentOrders.order_id, orderId))
        .orderBy(asc(paymentEntries.id));
      return rows.map(({ entry: { kind, reason, amount } }) => [kind, reason, amount] as const);
    },

    /** The payments of an order, oldest first. */
    async paymentsOf(orderId: number) {
      const rows = await shop.db
        .select({ payment: payments })
        .from(payments)
        .innerJoin(paymentOrders, eq(paymentOrders.payment_id, payments.id))
        .where(eq(paymentOrders.order_id, orderId))
        .orderBy(asc(payments.id));
      return rows.map(({ payment }) => payment);
    },

    /** Sends a notice signed by the simulated gateway, optionally tampered with. */
    async notify(answer: PaymentAnswer, forge: { body?: string; signature?: string } = {}) {
      const { headers, body } = signedNotice(shop.config.jwtSecret, answer);
      const sent = { ...headers, ...(forge.signature && { "x-gateway-signature": forge.signature }) };
      const { statusCode, body: said } = await shop.app.inject({
        method: "POST",
        url: "/gateway/simulated/notices",
        headers: sent as Record<string, string>,
        payload: forge.body ?? body,
      });
      return { status: statusCode, verdict: verdictOf(said) };
    },
  };
}

function verdictOf(body: string): unknown {
  return (JSON.parse(body) as { verdict?: unknown }).verdict;
}
