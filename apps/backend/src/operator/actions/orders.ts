import { OrderStatus, PaymentMethod, ReturnStatus } from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import { StartFailure } from "../../database/failure.ts";
import { orders } from "../../database/schema/index.ts";
import { notFound } from "../../errors/errors.ts";
import { isCarried } from "../../ports/carrier.ts";
import { addJob } from "../../jobs/add-job.ts";
import { type LockedOrder, lockOrder, moveOrder } from "../../modules/order-records/index.ts";
import { cancelUnderLock } from "../../modules/orders/index.ts";
import {
  alertOf,
  bookParcel,
  booksOnConfirmation,
  changeParcel,
  deliver as deliverParcel,
  failDelivery as failParcel,
  loseParcel as markLost,
  resetForBooking,
  moveParcel,
  parcelOf,
  recordParcelProgress,
  pickUp,
  undeliver as undeliverParcel,
} from "../../modules/parcels/index.ts";
import { closeAlert } from "../../modules/provider-log/index.ts";
import { servicesOf, type OperatorContext } from "../operator-context.ts";

/** The shop confirms an order. If the carrier books ahead, enqueues the booking of its parcel. */
export async function confirmOrder({ db, carrier, now }: OperatorContext, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, "staff", id);
    await moveOrder(tx, order, { order_status: OrderStatus.confirmed, actor: "tenant" }, now);
    await moveParcel(tx, id, ReturnStatus.new, now);
    if (!booksOnConfirmation(carrier) || !isCarried(order.delivery_type)) return;
    const { id: parcel_id } = await parcelOf(tx, id);
    await addJob(tx, "book-parcel", { parcel_id }, { key: `book:${parcel_id}` });
  });
}

/** The tracking code and rider that the operator types in for a parcel without a carrier's booking. */
export interface TypedParcel {
  code?: string | undefined;
  rider?: string | undefined;
}

/** The shop hands the parcel over, to a carrier that returns a tracking code or to a rider whose code the operator types in. */
export async function handOver(context: OperatorContext, id: number, typed: TypedParcel = {}): Promise<void> {
  const { db, now } = context;
  await bookAtHandOver(context, id, typed);
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, "staff", id);
    await pickUp(tx, order, "tenant", now);
    const parcel = await parcelOf(tx, id);
    if (parcel.tracking_code !== null) return;
    await changeParcel(tx, id, bearerOf(context, order, typed), now);
    await closeAlert(tx, alertOf(parcel.id), now);
  });
}

async function bookAtHandOver(context: OperatorContext, id: number, { code }: TypedParcel): Promise<void> {
  const { db, carrier } = context;
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw notFound();
  const isConfirmed = order.order_status === OrderStatus.confirmed;
  if (!isConfirmed || (!isCarried(order.delivery_type) && !carrier.isSimulated)) return;
  const parcel = await db.transaction((tx) => parcelOf(tx, id));
  // A rider of the mall takes it, and the carrier cannot have booked it: no attempt is open.
  if (code !== undefined && !carrier.isSimulated && parcel.booking_until === null) return;
  await bookParcel({ ...context, ...servicesOf(context) }, parcel);
}

/** Who carries a parcel without a carrier's booking: the shop itself, or a rider of the mall. */
function bearerOf(
  { carrier }: OperatorContext,
  { delivery_type, tenant_name, payment_method, order_tenant_final }: LockedOrder,
  { code, rider }: TypedParcel,
) {
  const isOwn = !isCarried(delivery_type);
  if (!isOwn && code === undefined) {
    throw new StartFailure("Give the rider's code: hand-over <order> --code <code>.");
  }
  return {
    carrier: isOwn ? tenant_name : (rider ?? null),
    tracking_code: code ?? null,
    carrier_id: isOwn ? null : carrier.isSimulated ? carrier.id : "manual",
    cash: payment_method === PaymentMethod.cod ? order_tenant_final : 0,
  };
}

/** The parcel passes one of the carrier's stations. */
export const passStation = (context: OperatorContext, id: number, place: string): Promise<void> =>
  onItsWay(context, id, { event: "in_transit", place });

/** The parcel is out for delivery. */
export const startDelivery = (context: OperatorContext, id: number): Promise<void> =>
  onItsWay(context, id, { event: "out_for_delivery", place: null });

const onItsWay = (
  { db, now }: OperatorContext,
  id: number,
  happened: Parameters<typeof recordParcelProgress>[2],
): Promise<void> =>
  db.transaction(async (tx) => recordParcelProgress(tx, await lockOrder(tx, "staff", id), happened, now));

/** The carrier delivers the parcel, and collects the cash if it is paid on delivery. */
export const deliver = ({ db, now }: OperatorContext, id: number): Promise<void> =>
  db.transaction(async (tx) => deliverParcel(tx, await lockOrder(tx, "staff", id), now));

/** Takes back a delivery that was recorded of the wrong order. */
export const undeliver = ({ db, now }: OperatorContext, id: number): Promise<void> =>
  db.transaction(async (tx) => undeliverParcel(tx, await lockOrder(tx, "staff", id), now));

/** The carrier could not deliver the parcel. Opens a return on the system's behalf, with the reason, and returns its id. */
export const failDelivery = ({ db, now }: OperatorContext, id: number, reason: string): Promise<number> =>
  db.transaction(async (tx) => failParcel(tx, await lockOrder(tx, "staff", id), reason, now));

/** The carrier or rider lost the parcel, or it was destroyed on its way. Cancels the order, and refunds it if it was paid. */
export const loseParcel = ({ db, now }: OperatorContext, id: number, reason: string): Promise<void> =>
  db.transaction(async (tx) => markLost(tx, await lockOrder(tx, "staff", id), reason, now));

/** Books a parcel again that the carrier refused or canceled, under a new reference if it had one. */
export async function rebookParcel(context: OperatorContext, id: number): Promise<void> {
  const { db, now } = context;
  const parcel = await db.transaction(async (tx) =>
    resetForBooking(tx, await lockOrder(tx, "staff", id), now),
  );
  await bookParcel({ ...context, ...servicesOf(context) }, parcel);
}

/** The shop cancels an order before the parcel is handed over, and says why. */
export async function cancelForShop(context: OperatorContext, id: number, note: string): Promise<void> {
  const [order] = await context.db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw notFound();
  await cancelUnderLock(servicesOf(context), order, { actor: "tenant", reason: null, note });
}

/** The mall closes a delivered order. */
export async function completeOrder({ db, now }: OperatorContext, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, "staff", id);
    await moveOrder(tx, order, { order_status: OrderStatus.completed, actor: "operator" }, now);
  });
}
