import { OrderStatus, PaymentStatus } from "@sen/domain";
import { eq, inArray } from "drizzle-orm";
import type { GatewayOutcome } from "../../adapters/payment-gateway/payment-gateway.ts";
import type { Transaction } from "../../database/connect.ts";
import { orders, payments } from "../../database/schema/index.ts";
import type { Services } from "../../services.ts";
import { lockWaitingOrders } from "./payment.ts";
import { giveBackStock, moveOrder, type OrderRow } from "../order-records/index.ts";

type SettleServices = Pick<Services, "db" | "clock" | "paymentGateway">;

/** Brings an online payment to what the gateway knows of it. May be asked any number of times, by the gateway and by the customer's return. */
export async function settlePayment(services: SettleServices, reference: string): Promise<void> {
  await settle(services, reference, await services.paymentGateway.outcomeOf(reference));
}

/** Writes how a payment ended into it and into its orders, and gives back the stock of those whose time is over. */
export async function settle(
  { db, clock }: Pick<Services, "db" | "clock">,
  reference: string,
  outcome: GatewayOutcome,
): Promise<void> {
  if (outcome === "pending") return;
  const now = clock.now();
  await db.idempotentTransaction(async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.reference, reference)).for("update");
    if (!payment) return;
    const waiting = await lockWaitingOrders(tx, payment.id);
    if (payment.status === PaymentStatus.pending) {
      const status = outcome === "paid" ? PaymentStatus.complete : PaymentStatus.failed;
      await tx.update(payments).set({ status, updated_at: now }).where(eq(payments.id, payment.id));
      for (const order of waiting) await (outcome === "paid" ? paid : failed)(tx, order, now);
      if (outcome === "paid") return;
    }
    await releaseStock(tx, waiting, now);
  });
}

function paid(tx: Transaction, order: OrderRow, now: Date): Promise<OrderRow> {
  return moveOrder(
    tx,
    order,
    {
      order_status: OrderStatus.created,
      payment_status: PaymentStatus.complete,
      actor: "gateway",
      set: { held_until: null },
    },
    now,
  );
}

function failed(tx: Transaction, order: OrderRow, now: Date): Promise<OrderRow> {
  return moveOrder(tx, order, { payment_status: PaymentStatus.failed, actor: "gateway" }, now);
}

/** Gives back what orders hold beyond their time. */
async function releaseStock(tx: Transaction, waiting: readonly OrderRow[], now: Date): Promise<void> {
  const over = waiting
    .filter(({ held_until }) => held_until !== null && held_until <= now)
    .map(({ id }) => id);
  if (over.length === 0) return;
  await giveBackStock(tx, over);
  await tx.update(orders).set({ held_until: null }).where(inArray(orders.id, over));
}
