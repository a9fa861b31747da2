import { OrderStatus, PaymentMethod, PaymentStatus } from "@sen/domain";
import type { FastifyBaseLogger } from "fastify";
import type { Services } from "../../services.ts";
import type { OrderRow } from "../order-records/index.ts";
import { closePage, paymentOf } from "../payments/index.ts";

interface Logged {
  log: Pick<FastifyBaseLogger, "warn" | "error">;
}

/** Closes the payment page before an order is cancelled or repriced, so that nobody pays meanwhile. If it was paid, the order is now paid. */
export async function closeOpenPage(
  services: Pick<Services, "db" | "clock" | "paymentGateways"> & Logged,
  order: OrderRow,
): Promise<void> {
  if (order.payment_method !== PaymentMethod.online || order.order_status !== OrderStatus.pendingConfirm) {
    return;
  }
  const payment = await paymentOf(services.db, order);
  if (payment?.status !== PaymentStatus.pending) return;
  await closePage(services, payment);
}
