import { PaymentMethod, PaymentStatus } from "@sen/domain";
import type { Transaction } from "../../database/connect.ts";
import { moveOrder, type OrderRow } from "../order-records/index.ts";
import { changeCashAmount, lockWaitingOrders, openTransfer, type PaymentRow } from "../payments/index.ts";
import type { AddressPrice } from "./address-price.ts";
import { replacePayment } from "./replace-payment.ts";

/**
 * Gives an order the price of its new address. An open online payment, whose page is closed already, is replaced by a new one for all its
 * orders. A cash payment changes its amount. If it was paid, the difference is transferred back. The payment and the order must be locked.
 */
export async function reprice(
  tx: Transaction,
  services: Parameters<typeof replacePayment>[1],
  order: OrderRow,
  payment: PaymentRow | undefined,
  { price, difference }: AddressPrice,
  now: Date,
): Promise<void> {
  await moveOrder(tx, order, { actor: "customer", set: price }, now);
  if (!payment || difference === 0) return;
  if (payment.status === PaymentStatus.complete) {
    const { id: order_id } = order;
    const transfer = {
      payment_id: payment.id,
      order_id,
      amount: -difference,
      reason: "delivery_fee",
    } as const;
    await openTransfer(tx, transfer, now);
    return;
  }
  if (payment.status !== PaymentStatus.pending) return;
  if (payment.method === PaymentMethod.cod) {
    await changeCashAmount(tx, payment, difference, now);
    return;
  }
  const waiting = await lockWaitingOrders(tx, payment.id);
  await replacePayment(tx, services, payment, "repriced", waiting, now);
}
