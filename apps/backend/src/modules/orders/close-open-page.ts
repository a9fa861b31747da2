import { OrderStatus, PaymentMethod, PaymentStatus } from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import type { FastifyBaseLogger } from "fastify";
import { payments } from "../../database/schema/index.ts";
import type { Services } from "../../services.ts";
import type { OrderRow } from "../order-records/index.ts";
import { closePage } from "../payments/index.ts";

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
  const [payment] = await services.db
    .select()
    .from(payments)
    .where(eq(payments.id, order.payment_id ?? 0));
  if (payment?.status !== PaymentStatus.pending) return;
  await closePage(services, payment);
}
