import { eq } from "../../database/drizzle.ts";
import { CarrierError } from "../../ports/carrier.ts";
import { deliveryRequests, orders } from "../../database/schema/index.ts";
import type { Transaction } from "../../database/connect.ts";
import { addJob } from "../../jobs/add-job.ts";
import type { JobHandler } from "../../jobs/job-handler.ts";
import { raiseAlert, recordEvent } from "../provider-log/index.ts";
import { alertOf, readParcel } from "./book.ts";
import { parcelOf } from "./parcel.ts";
import { referenceOf } from "./to-book.ts";

/** Queues the cancellation of a cancelled order's parcel, to run after commit. A parcel that is being booked right now cancels itself. */
export async function queueParcelCancellation(tx: Transaction, orderId: number): Promise<void> {
  const { id, carrier_id } = await parcelOf(tx, orderId);
  if (carrier_id === null) return;
  await addJob(tx, "cancel-parcel", { parcel_id: id }, { key: `cancel:${id}` });
}

/** Cancels the parcel of a cancelled order with its carrier. Alerts a person if it has left already or the carrier refuses. */
export const cancelParcel: JobHandler<"cancel-parcel"> = async (services, { parcel_id }) => {
  const { db, carrier, clock } = services;
  const parcel = await readParcel(db, parcel_id);
  const { tracking_code: trackingCode, carrier_id, carrier_state } = parcel;
  if (trackingCode === null || carrier_id === null || carrier_state === "cancelled") return;
  const [order] = await db.select({ code: orders.code }).from(orders).where(eq(orders.id, parcel.order_id));
  const now = clock.now();
  const event = { provider: carrier_id, about: `parcel:${parcel_id}`, call: "cancel" };
  const tell = (why: string) => {
    const text = `Parcel ${trackingCode} of the cancelled order ${order?.code ?? ""} was not cancelled: ${why}`;
    return raiseAlert(db, { subject: alertOf(parcel_id), text }, now);
  };
  if (carrier.id !== carrier_id || carrier.cancel === null) {
    await tell(`cancel it with ${carrier_id} by hand.`);
    return;
  }
  try {
    const reference = referenceOf(order?.code ?? "", parcel);
    const isOff = await carrier.cancel({ reference, trackingCode });
    await recordEvent(db, { ...event, outcome: isOff ? "done" : "too_late", code: null }, now);
    if (!isOff) await tell("the carrier has already collected it.");
    else {
      const off = { carrier_state: "cancelled", ask_at: null, updated_at: now } as const;
      await db.update(deliveryRequests).set(off).where(eq(deliveryRequests.id, parcel_id));
    }
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    await recordEvent(db, { ...event, outcome: error.kind, code: error.code }, now);
    if (error.kind === "unavailable") throw error;
    await tell(error.message);
  }
};
