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

/** Nobody may pay an order while it is cancelled or changes its price: its page is closed first, and if it was paid in that moment, the order is a paid one. */
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
