import { OrderStatus } from "@sen/domain";
import { and, eq, isNull, lte, or } from "../../database/drizzle.ts";
import { CarrierError, isCarried, type Booking, type Carrier } from "../../ports/carrier.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { deliveryRequests, orders } from "../../database/schema/index.ts";
import { notFound } from "../../errors/errors.ts";
import { addJob } from "../../jobs/add-job.ts";
import type { JobHandler, JobServices } from "../../jobs/job-handler.ts";
import { lockOrder, type LockedOrder, TransitionRefused } from "../order-records/index.ts";
import { closeAlert, raiseAlert, recordEvent } from "../provider-log/index.ts";
import { askAfter, parcelOf } from "./parcel.ts";
import { parcelToBook, type ParcelRow } from "./to-book.ts";

export type ParcelServices = Pick<JobServices, "db" | "carrier" | "config" | "clock" | "log">;

/** How long a booking attempt keeps others from booking the same parcel: longer than a carrier's response takes. */
const BOOKING_MS = 2 * 60 * 1000;
/** After this time without a response from the carrier, a person is alerted. */
const OVERDUE_MS = 60 * 60 * 1000;

/** The subject of a parcel's alert. */
export const alertOf = (parcelId: number) => `parcel ${parcelId}`;

/** Whether confirmed parcels are booked at once. The simulated carrier learns of them only when they are handed over. */
export const booksOnConfirmation = ({ book, isSimulated }: Pick<Carrier, "book" | "isSimulated">): boolean =>
  book !== null && !isSimulated;

/**
 * Books a parcel with the carrier once the order is confirmed. A lost response is retried under the same reference, so that the carrier
 * books it once. If the order was cancelled meanwhile, a parcel is booked only if an earlier attempt may have succeeded, and then
 * cancelled. A refusal alerts a person and is not retried.
 */
export const bookParcelJob: JobHandler<"book-parcel"> = async (services, { parcel_id }) => {
  const { db, clock } = services;
  const parcel = await readParcel(db, parcel_id);
  const [order] = await db
    .select({ code: orders.code, since: orders.confirmed_at, order_status: orders.order_status })
    .from(orders)
    .where(eq(orders.id, parcel.order_id));
  const isTried = parcel.booking_until !== null;
  if (order?.order_status === OrderStatus.cancelled && !isTried) return;
  try {
    await bookParcel(services, parcel);
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    const isOverdue = clock.now().getTime() - (order?.since?.getTime() ?? 0) >= OVERDUE_MS;
    if (error.kind === "refused" || isOverdue) {
      const text = `${services.carrier.id} did not accept the parcel of order ${order?.code ?? ""}: ${error.message}`;
      const instead = ` A rider of the mall can take it: hand-over ${parcel.order_id} --code <code>.`;
      const told = error.kind === "refused" ? text + instead : text;
      await raiseAlert(db, { subject: alertOf(parcel_id), text: told }, clock.now());
    }
    if (error.kind === "unavailable") throw error;
  }
};

/** Books a parcel unless the carrier has it already. No row is locked during the carrier's call. Throws `CarrierError`. */
export async function bookParcel(services: ParcelServices, parcel: ParcelRow): Promise<void> {
  const { db, carrier, clock } = services;
  if (carrier.book === null || parcel.tracking_code !== null) return;
  const now = clock.now();
  const free = or(isNull(deliveryRequests.booking_until), lte(deliveryRequests.booking_until, now));
  const claimed = await db
    .update(deliveryRequests)
    .set({ booking_until: new Date(now.getTime() + BOOKING_MS) })
    .where(and(eq(deliveryRequests.id, parcel.id), isNull(deliveryRequests.tracking_code), free))
    .returning({ id: deliveryRequests.id });
  if (claimed.length === 0) {
    throw new TransitionRefused(
      "TRANSITION_NOT_ALLOWED",
      "the parcel is being booked right now. Try again in two minutes",
    );
  }
  const event = { provider: carrier.id, about: `parcel:${parcel.id}`, call: "book" };
  // While the outcome is unknown, this stays set to a past time.
  let booking_until: Date | null = now;
  try {
    const told = await parcelToBook(db, parcel, now);
    const booking = await carrier.book(told);
    await keepBooking(services, parcel, booking, told.cash);
    booking_until = null;
    await recordEvent(db, { ...event, outcome: "done", code: booking.trackingCode }, now);
  } catch (error) {
    if (error instanceof CarrierError) {
      if (error.kind === "refused") booking_until = null;
      await recordEvent(db, { ...event, outcome: error.kind, code: error.code }, now);
    }
    throw error;
  } finally {
    await db.update(deliveryRequests).set({ booking_until }).where(eq(deliveryRequests.id, parcel.id));
  }
}

/** Stores the carrier's booking. If the order was cancelled meanwhile, the booking is cancelled too. */
async function keepBooking(
  { db, carrier, clock }: ParcelServices,
  { id, order_id }: ParcelRow,
  { trackingCode, carrier: name, expected, fee }: Booking,
  cash: number,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, "staff", order_id);
    const isOwn = !isCarried(order.delivery_type);
    await tx
      .update(deliveryRequests)
      .set({
        carrier_id: carrier.id,
        carrier: isOwn ? order.tenant_name : name,
        tracking_code: trackingCode,
        carrier_state: "booked",
        carrier_fee: fee,
        cash,
        ask_at: askAfter("booked", now),
        ...(expected && { expected_from: expected.from, expected_to: expected.to }),
        updated_at: now,
      })
      .where(eq(deliveryRequests.id, id));
    await closeAlert(tx, alertOf(id), now);
    if (order.order_status === OrderStatus.cancelled) await addJob(tx, "cancel-parcel", { parcel_id: id });
  });
}

/** Makes an order's parcel bookable, with a new reference after a cancelled booking. The order must be locked. Throws if it is booked, or the order has no parcel to carry. */
export async function resetForBooking(tx: Transaction, order: LockedOrder, now: Date): Promise<ParcelRow> {
  const parcel = await parcelOf(tx, order.id);
  if (order.order_status !== OrderStatus.confirmed && order.order_status !== OrderStatus.toReceive) {
    throw new TransitionRefused("TRANSITION_NOT_ALLOWED", `the order is ${order.order_status}`);
  }
  if (parcel.tracking_code === null) return parcel;
  if (parcel.carrier_state !== "cancelled") {
    throw new TransitionRefused(
      "TRANSITION_NOT_ALLOWED",
      `the parcel is booked already, as ${parcel.tracking_code}`,
    );
  }
  const none = {
    tracking_code: null,
    carrier_id: null,
    carrier_state: null,
    carrier_fee: null,
    ask_at: null,
  };
  const anew = { ...none, booking: parcel.booking + 1 };
  await tx
    .update(deliveryRequests)
    .set({ ...anew, updated_at: now })
    .where(eq(deliveryRequests.id, parcel.id));
  return { ...parcel, ...anew };
}

/** A parcel by its id; 404 if there is none. */
export async function readParcel(db: Queryable, id: number): Promise<ParcelRow> {
  const [parcel] = await db.select().from(deliveryRequests).where(eq(deliveryRequests.id, id));
  if (!parcel) throw notFound();
  return parcel;
}
