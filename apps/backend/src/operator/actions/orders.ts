import {
  AttachmentCreator,
  COD_PAYMENT_VENDOR_ID,
  DELIVERY_VENDOR_ID,
  hasReturnInTheWay,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
  RequestReason,
  returnMachine,
  ReturnDeliveryMethod,
  ReturnStatus,
} from "@sen/domain";
import { and, eq } from "drizzle-orm";
import {
  assertStart,
  holding,
  type LockedOrder,
  lockOrder,
  moveOrder,
  ONLINE_PAYMENT_METHOD_ID,
  returnStandingOf,
  TransitionRefused,
} from "../../modules/order-records/index.ts";
import { recordNewReturn } from "../../modules/returns/index.ts";
import type { Transaction } from "../../database/connect.ts";
import { customers, orders, returnRequests } from "../../database/schema/index.ts";
import { notFound } from "../../errors/errors.ts";
import { cancelUnderLock } from "../../modules/orders/index.ts";
import { writeNotice } from "../../modules/notifications/index.ts";
import { lockPayment, recordEntries } from "../../modules/payments/index.ts";
import { servicesOf, type OperatorContext } from "../operator-context.ts";
import { moveParcel, noteParcelEvent, parcelOf } from "./parcel.ts";

/** The shop confirms an order. */
export async function confirmOrder({ db, now }: OperatorContext, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, "staff", id);
    await moveOrder(tx, order, { order_status: OrderStatus.confirmed, actor: "tenant" }, now);
    await moveParcel(tx, id, ReturnStatus.new, now);
  });
}

/** The shop hands the parcel to the carrier, which gives it a code. */
export async function handOver({ db, carrier, now }: OperatorContext, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, "staff", id);
    await moveOrder(tx, order, { order_status: OrderStatus.toReceive, actor: "tenant" }, now);
    const { expected_from, expected_to } = await parcelOf(tx, id);
    const {
      trackingCode,
      carrier: name,
      expected,
    } = await carrier.book({
      orderCode: order.code,
      deliveryType: order.delivery_type,
      promised: expected_from && expected_to && { from: expected_from, to: expected_to },
      now,
    });
    await moveParcel(tx, id, ReturnStatus.processing, now, {
      carrier: broughtByShop.includes(order.delivery_type) ? order.tenant_name : name,
      tracking_code: trackingCode,
      expected_from: expected.from,
      expected_to: expected.to,
    });
  });
}

/** Delivery types that need no carrier from outside. */
const broughtByShop: readonly string[] = ["shop", "go_to_mall"];

/** The parcel passes a station of the carrier. */
export const passStation = (context: OperatorContext, id: number, place: string): Promise<void> =>
  onItsWay(context, id, { event: "in_transit", place });

/** The carrier sets out to bring the parcel. */
export const setOut = (context: OperatorContext, id: number): Promise<void> =>
  onItsWay(context, id, { event: "out_for_delivery", place: null });

async function onItsWay(
  { db, now }: OperatorContext,
  id: number,
  happened: Parameters<typeof noteParcelEvent>[2],
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, "staff", id);
    refuseUnlessOnItsWay(order);
    await noteParcelEvent(tx, id, happened, now);
    if (happened.event === "out_for_delivery") {
      await writeNotice(tx, { kind: "order_out_for_delivery", order_id: id }, now);
    }
  });
}

function refuseUnlessOnItsWay(order: LockedOrder): void {
  const { id, order_status } = order;
  if (order_status === OrderStatus.toReceive && !hasReturnInTheWay(returnStandingOf(order))) return;
  throw new TransitionRefused("TRANSITION_NOT_ALLOWED", `order ${id} is not on its way: ${order_status}`);
}

/** The carrier brings the parcel, and takes the money for one that is paid in cash. */
export async function deliver({ db, now }: OperatorContext, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, "staff", id);
    const inCash = order.payment_method === PaymentMethod.cod;
    const paid = inCash && { payment_status: PaymentStatus.complete };
    await moveOrder(tx, order, { order_status: OrderStatus.delivered, ...paid, actor: "carrier" }, now);
    await moveParcel(tx, id, ReturnStatus.completed, now);
    if (inCash) await settleCash(tx, order, now);
  });
}

/** The carrier could not bring the parcel: that opens a return of its own, which says why. */
export async function failDelivery(
  { db, now }: OperatorContext,
  id: number,
  reason: string,
): Promise<number> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, "staff", id);
    refuseUnlessOnItsWay(order);
    const holds = holding({ fail_reason_given: Boolean(reason.trim()) });
    assertStart(returnMachine, ReturnStatus.deliveryFailed, { actor: "carrier", holds });
    await moveParcel(tx, id, ReturnStatus.deliveryFailed, now, {}, { reason_delivery_fail: reason });
    const returnId = await openFailedReturn(tx, order, now);
    const opening = { status: ReturnStatus.deliveryFailed, creator_type: AttachmentCreator.system };
    await recordNewReturn(tx, { id: returnId, order_id: id }, { ...opening, failReason: reason }, now);
    return returnId;
  });
}

/** The shop cancels an order before the parcel leaves, and says why. */
export async function cancelForShop(context: OperatorContext, id: number, note: string): Promise<void> {
  const [order] = await context.db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw notFound();
  await cancelUnderLock(servicesOf(context), order, { actor: "tenant", reason: null, note });
}

/** The mall closes an order that was delivered. */
export async function completeOrder({ db, now }: OperatorContext, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, "staff", id);
    await moveOrder(tx, order, { order_status: OrderStatus.completed, actor: "operator" }, now);
  });
}

/** A payment in cash is complete when all orders that it pays are delivered. */
async function settleCash(tx: Transaction, order: LockedOrder, now: Date): Promise<void> {
  const payment = await lockPayment(tx, order.payment_id);
  if (!payment) return;
  const unpaid = and(eq(orders.payment_id, payment.id), eq(orders.payment_status, PaymentStatus.pending));
  if ((await tx.$count(orders, unpaid)) > 0) return;
  const { amount } = payment;
  await recordEntries(tx, payment, [{ kind: "captured", reason: "cash", amount }], now);
}

async function openFailedReturn(tx: Transaction, order: LockedOrder, now: Date): Promise<number> {
  const parcel = await parcelOf(tx, order.id);
  const [customer] = await tx
    .select({ email: customers.email })
    .from(customers)
    .where(eq(customers.id, order.customer_id));
  const { from_address: from, to_address: to } = parcel;
  const [row] = await tx
    .insert(returnRequests)
    .values({
      order_id: order.id,
      customer_id: order.customer_id,
      status: ReturnStatus.deliveryFailed,
      reason_return: RequestReason.notReceived,
      amount_refund: order.payment_status === PaymentStatus.complete ? order.order_tenant_final : 0,
      delivery_vendor_id: DELIVERY_VENDOR_ID,
      payment_vendor_id:
        order.payment_method === PaymentMethod.cod ? COD_PAYMENT_VENDOR_ID : ONLINE_PAYMENT_METHOD_ID,
      delivery_method: ReturnDeliveryMethod.pickup,
      customer_info: {
        name: parcel.customer_name,
        email: customer?.email ?? "",
        phone_number: parcel.customer_phone_number,
        note: "",
        pick_station_id: null,
        province_id: to.province_id,
        district_id: to.district_id,
        ward_id: to.ward_id,
        address: to.address,
        full_address: to.full_address,
      },
      tenant_info: {
        name: parcel.tenant_name,
        phone_number: parcel.tenant_phone_number,
        province_id: from.province_id,
        district_id: from.district_id,
        ward_id: from.ward_id,
        address: from.address,
      },
      ward_code: String(to.ward_id),
      created_at: now,
      updated_at: now,
    })
    .returning({ id: returnRequests.id });
  return row?.id ?? 0;
}
