import {
  hasReturnInTheWay,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
  returnMachine,
  ReturnStatus,
  AttachmentCreator,
  type Actor,
} from "@sen/domain";
import type { Transaction } from "../../database/connect.ts";
import { recordNothingBack } from "../inspections/index.ts";
import { writeNotice } from "../notifications/index.ts";
import {
  assertStart,
  lockReturn,
  satisfiedGuards,
  type LockedOrder,
  moveOrder,
  TransitionRefused,
} from "../order-records/index.ts";
import { lockPayment, newPayment, recordEntries } from "../payments/index.ts";
import { closeAlert } from "../provider-log/index.ts";
import { findFailedReturn, moveReturn, openFailedReturn, recordNewReturn } from "../returns/index.ts";
import { alertOf } from "./book.ts";
import { expectCash, withdrawCash } from "./cash.ts";
import { changeParcel, moveParcel, noteParcelEvent, parcelOf } from "./parcel.ts";

/** The parcel leaves the shop. The order must be locked. */
export async function pickUp(
  tx: Transaction,
  order: LockedOrder,
  actor: Actor,
  now: Date,
): Promise<LockedOrder> {
  const moved = await moveOrder(tx, order, { order_status: OrderStatus.toReceive, actor }, now);
  await moveParcel(tx, order.id, ReturnStatus.processing, now);
  return moved;
}

/** Records an event on the parcel's way. The customer is notified when it is out for delivery. The order must be locked. */
export async function recordParcelProgress(
  tx: Transaction,
  order: LockedOrder,
  happened: Parameters<typeof noteParcelEvent>[2],
  now: Date,
): Promise<void> {
  refuseUnlessOnItsWay(order);
  await noteParcelEvent(tx, order.id, happened, now);
  if (happened.event === "out_for_delivery") {
    await writeNotice(tx, { kind: "order_out_for_delivery", order_id: order.id }, now);
  }
}

/** Whether a parcel is between shop and customer. */
export function isOnItsWay(order: LockedOrder): boolean {
  return order.order_status === OrderStatus.toReceive && !hasReturnInTheWay(order);
}

function refuseUnlessOnItsWay(order: LockedOrder): void {
  if (!isOnItsWay(order)) refuse(`the parcel is not on its way: the order is ${order.order_status}`);
}

function refuse(detail: string): never {
  throw new TransitionRefused("TRANSITION_NOT_ALLOWED", detail);
}

/** The carrier hands the parcel over, and collects the money if it is paid in cash. The order must be locked. */
export async function deliver(tx: Transaction, order: LockedOrder, now: Date): Promise<void> {
  const inCash = order.payment_method === PaymentMethod.cod;
  const paid = inCash && { payment_status: PaymentStatus.complete };
  await moveOrder(tx, order, { order_status: OrderStatus.delivered, ...paid, actor: "carrier" }, now);
  await moveParcel(tx, order.id, ReturnStatus.completed, now);
  if (!inCash) return;
  await expectCash(tx, order, await parcelOf(tx, order.id), now);
  const payment = await lockPayment(tx, order.payment_id);
  if (!payment) return;
  const { amount } = payment;
  await recordEntries(tx, payment, [{ kind: "captured", reason: "cash", amount }], now);
}

/**
 * Takes back a delivery that staff recorded of the wrong order: its parcel is on its way again, and its cash not paid. Only while nothing
 * followed from it. The order must be locked.
 */
export async function undeliver(tx: Transaction, order: LockedOrder, now: Date): Promise<void> {
  const { id, order_status, payment_method, return_status, complaint_status } = order;
  if (order_status !== OrderStatus.delivered) refuse(`the order is ${order_status}, not delivered`);
  if (return_status !== null || complaint_status !== null) refuse("the customer has a request about it");
  const parcel = await parcelOf(tx, id);
  if (parcel.carrier_state === "delivered") refuse("the carrier reported that it was delivered");
  if (await withdrawCash(tx, parcel.id)) refuse("its cash was received");
  const inCash = payment_method === PaymentMethod.cod;
  const payment = inCash ? await lockPayment(tx, order.payment_id) : undefined;
  if (payment) {
    const { amount } = payment;
    await recordEntries(tx, payment, [{ kind: "refunded", reason: "cash", amount, is_return: true }], now);
    await newPayment(tx, [order], null, now);
  }
  const back = {
    order_status: OrderStatus.toReceive,
    set: { delivered_at: null },
    isCorrection: true,
  } as const;
  const unpaid = inCash && { payment_status: PaymentStatus.pending };
  await moveOrder(tx, order, { ...back, ...unpaid, actor: "operator" }, now);
  await moveParcel(tx, id, ReturnStatus.processing, now);
}

/** The delivery failed: opens a system return with the reason. Returns its id. The order must be locked. */
export async function failDelivery(
  tx: Transaction,
  order: LockedOrder,
  reason: string,
  now: Date,
): Promise<number> {
  refuseUnlessOnItsWay(order);
  const holds = satisfiedGuards({ fail_reason_given: Boolean(reason.trim()) });
  assertStart(returnMachine, ReturnStatus.deliveryFailed, { actor: "carrier", holds });
  await moveParcel(tx, order.id, ReturnStatus.deliveryFailed, now, { reason_delivery_fail: reason });
  const returnId = await openFailedReturn(tx, order, await parcelOf(tx, order.id), now);
  const opening = { status: ReturnStatus.deliveryFailed, creator_type: AttachmentCreator.system } as const;
  await recordNewReturn(tx, { id: returnId, order_id: order.id }, { ...opening, failReason: reason }, now);
  return returnId;
}

/** The parcel is lost or destroyed: ends its order like one that came back, but without goods. The order must be locked. */
export async function loseParcel(
  tx: Transaction,
  order: LockedOrder,
  reason: string,
  now: Date,
): Promise<void> {
  const id = (await findFailedReturn(tx, order.id)) ?? (await failDelivery(tx, order, reason, now));
  const { order: failed, request } = await lockReturn(tx, "staff", id);
  await moveReturn(tx, failed, request, { to: ReturnStatus.shopConfirmedReceived, actor: "operator" }, now);
  await recordNothingBack(tx, order.id, reason, now);
  await changeParcel(tx, order.id, { ask_at: null }, now);
  const { id: parcel } = await parcelOf(tx, order.id);
  await closeAlert(tx, alertOf(parcel), now);
}
