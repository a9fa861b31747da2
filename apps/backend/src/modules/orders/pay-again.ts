import { OrderStatus, PaymentMethod, type PaymentGatewayId, PaymentStatus } from "@sen/domain";
import type { Carrier } from "../../ports/carrier.ts";
import type { PaymentGateways } from "../../ports/payment-gateways.ts";
import type { Transaction } from "../../database/connect.ts";
import { conflict, notAllowedNow } from "../../errors/errors.ts";
import { cashRefusal } from "../delivery/index.ts";
import { moveOrder, type OrderRow } from "../order-records/index.ts";
import { amountOf, amountRefusal, heldUntil, newPayment, type PaymentRow } from "../payments/index.ts";
import { reserveAgain } from "./reserve-again.ts";
import { schedulePaymentExpiry } from "./schedule-payment-expiry.ts";

/** Whether an order's payment page has not expired. */
export const isPageOpen = ({ held_until }: OrderRow, now: Date): boolean =>
  held_until !== null && held_until > now;

/** The open payment, or a new one for all orders that await payment. An open one is of the wanted gateway. */
export async function payOnline(
  tx: Transaction,
  paymentGateways: PaymentGateways,
  payment: PaymentRow,
  { waiting, gateway: wanted }: { waiting: readonly OrderRow[]; gateway: PaymentGatewayId | null },
  now: Date,
): Promise<PaymentRow> {
  if (payment.status === PaymentStatus.pending) {
    const present = paymentGateways.all.find(({ id }) => id === payment.gateway);
    const refusal = present && amountRefusal(present, payment.amount);
    if (refusal) throw notAllowedNow(refusal.code, refusal.values);
    if (waiting.every((order) => isPageOpen(order, now))) return payment;
    throw conflict("RECHECKOUT_IN_PROGRESS"); // It has expired a moment ago.
  }
  const gateway = paymentGateways.choose(wanted ?? payment.gateway, amountOf(waiting));
  const isWanted = gateway !== null && (wanted === null || gateway.id === wanted);
  if (!isWanted) throw notAllowedNow("ORDER_NOT_PAYABLE");
  await reserveAgain(tx, waiting, now);
  const next = await newPayment(tx, waiting, gateway.id, now);
  const heldAgain: OrderRow[] = [];
  for (const order of waiting) {
    const set = { held_until: heldUntil(now, order.created_at) };
    const move = { payment_status: PaymentStatus.pending, actor: "customer", set } as const;
    heldAgain.push(await moveOrder(tx, { ...order, payment_id: next.id }, move, now));
  }
  await schedulePaymentExpiry(tx, heldAgain);
  return next;
}

/** Cash is collected per order, so each gets a payment. Returns that of the requested order. */
export async function payInCash(
  tx: Transaction,
  carrier: Pick<Carrier, "maxCash">,
  waiting: readonly OrderRow[],
  askedId: number,
  now: Date,
): Promise<PaymentRow> {
  const noCash = cashRefusal(carrier, waiting);
  if (noCash) throw notAllowedNow(noCash.code, noCash.values);
  await reserveAgain(tx, waiting, now);
  const made = new Map<number, PaymentRow>();
  for (const order of waiting) {
    const payment = await newPayment(tx, [order], null, now);
    made.set(order.id, payment);
    await moveOrder(
      tx,
      order,
      {
        order_status: OrderStatus.created,
        payment_status: PaymentStatus.pending,
        actor: "customer",
        set: { payment_method: PaymentMethod.cod, held_until: null },
      },
      now,
    );
  }
  const payment = made.get(askedId);
  if (!payment) throw notAllowedNow("ORDER_NOT_PAYABLE");
  return payment;
}
