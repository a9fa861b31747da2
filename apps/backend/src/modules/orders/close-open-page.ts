import { OrderStatus, PaymentMethod, PaymentStatus } from "@sen/domain";
import type { FastifyBaseLogger } from "fastify";
import type { Services } from "../../services.ts";
import type { OrderRow } from "../order-records/index.ts";
import { closePage, paymentOf } from "../payments/index.ts";

interface Logged {
  log: Pick<FastifyBaseLogger, "warn" | "error">;
}

/**
 * Closes the payment page before an order is cancelled or repriced, so that nobody pays meanwhile. If it was paid, the order is now paid.
 *
 * @returns false if it may be paid right now; money that then arrives for an ended payment is sent back
 */
export async function closeOpenPage(
  services: Pick<Services, "db" | "clock" | "paymentGateways"> & Logged,
  order: OrderRow,
): Promise<boolean> {
  if (order.payment_method !== PaymentMethod.online || order.order_status !== OrderStatus.pendingConfirm) {
    return true;
  }
  const payment = await paymentOf(services.db, order);
  return payment?.status !== PaymentStatus.pending || closePage(services, payment);
}
