import { asc, eq } from "../src/database/drizzle.ts";
import type { PaymentAnswer } from "../src/ports/payment-gateway.ts";
import { signedNotice } from "@sen/demo/simulators/gateway/notices";
import {
  orders,
  paymentEntries,
  paymentOrders,
  payments,
  paymentTransfers,
  refunds,
} from "../src/database/schema/index.ts";
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

    /** The payment by which an order is to be paid now. */
    async paymentOf(orderId: number) {
      const [row] = await shop.db
        .select({ payment: payments })
        .from(payments)
        .innerJoin(orders, eq(orders.payment_id, payments.id))
        .where(eq(orders.id, orderId));
      if (!row) throw new Error("The order has no payment.");
      return row.payment;
    },

    /** The refund of an order. */
    async refundOf(orderId: number) {
      const [refund] = await shop.db.select().from(refunds).where(eq(refunds.order_id, orderId));
      if (!refund) throw new Error("The order has no refund.");
      return refund;
    },

    async refundStatus(id: number) {
      return (await shop.db.select().from(refunds).where(eq(refunds.id, id)))[0]?.status;
    },

    /** The transfer of a refund. */
    async transferOf(refundId: number) {
      const ofRefund = eq(paymentTransfers.refund_id, refundId);
      return (await shop.db.select().from(paymentTransfers).where(ofRefund))[0];
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
