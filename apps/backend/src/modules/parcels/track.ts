import { and, asc, eq, isNotNull, lte } from "../../database/drizzle.ts";
import { CarrierError, type ParcelReport } from "../../ports/carrier.ts";
import { deliveryRequests, orders } from "../../database/schema/index.ts";
import { addJobs } from "../../jobs/add-job.ts";
import type { JobHandler, JobServices } from "../../jobs/job-handler.ts";
import { lockOrder } from "../order-records/index.ts";
import { closeAlert, raiseAlert, recordEvent } from "../provider-log/index.ts";
import { applyState } from "./apply-state.ts";
import { alertOf, readParcel } from "./book.ts";
import { recordCash } from "./cash.ts";
import { askAfter } from "./parcel.ts";
import { referenceOf, type ParcelRow } from "./to-book.ts";
import { trackParcelJob } from "./track-parcel-job.ts";

/** How many parcels one run asks about. The rest follow ten minutes later. */
const BATCH = 500;

/** Asks the carrier for a parcel's state, and moves the order accordingly. Runs after a notice, and after a silence. */
export const trackParcel: JobHandler<"track-parcel"> = async (services, { parcel_id, reason }) => {
  const { db, carrier, clock } = services;
  const parcel = await readParcel(db, parcel_id);
  const { tracking_code: trackingCode } = parcel;
  if (carrier.track === null || parcel.carrier_id !== carrier.id || trackingCode === null) return;
  const [order] = await db.select({ code: orders.code }).from(orders).where(eq(orders.id, parcel.order_id));
  const event = { provider: carrier.id, about: `parcel:${parcel_id}`, call: "track" };
  try {
    const report = await carrier.track({ reference: referenceOf(order?.code ?? "", parcel), trackingCode });
    await applyReport(services, parcel, report, reason);
    await recordEvent(db, { ...event, outcome: "done", code: report.status }, clock.now());
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    await recordEvent(db, { ...event, outcome: error.kind, code: error.code }, clock.now());
    if (error.kind === "unavailable") throw error;
    const text = `${carrier.id} cannot find parcel ${trackingCode} of order ${order?.code ?? ""}: ${error.message}`;
    await raiseAlert(db, { subject: unknownThere(parcel_id), text }, clock.now());
    const isAsked = and(eq(deliveryRequests.id, parcel_id), isNotNull(deliveryRequests.ask_at));
    await db
      .update(deliveryRequests)
      .set({ ask_at: askAfter(null, clock.now()) })
      .where(isAsked);
  }
};

const unknownThere = (parcelId: number) => `${alertOf(parcelId)} unknown there`;

async function applyReport(
  services: JobServices,
  { id, order_id }: ParcelRow,
  { state, status, cash }: ParcelReport,
  reason: string | null,
): Promise<void> {
  const now = services.clock.now();
  await services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, "staff", order_id);
    const parcel = await readParcel(tx, id);
    if (state !== parcel.carrier_state) {
      const trouble = await applyState(tx, order, state, reason, now);
      if (trouble !== null) {
        const text = `Parcel ${parcel.tracking_code ?? ""} of order ${order.code} is "${status}": ${trouble}`;
        await raiseAlert(tx, { subject: `${alertOf(id)} ${state}`, text }, now);
      }
    }
    await tx
      .update(deliveryRequests)
      .set({ carrier_state: state, ask_at: askAfter(state, now) })
      .where(eq(deliveryRequests.id, id));
    await closeAlert(tx, unknownThere(id), now);
    if (cash.amount !== parcel.cash) {
      const text = `The carrier collects ${cash.amount} dong for order ${order.code} instead of ${parcel.cash}.`;
      await raiseAlert(tx, { subject: `${alertOf(id)} cash`, text }, now);
    }
    await recordCash(tx, id, cash, now);
  });
}

/** Queues tracking of parcels that the carrier has been silent about, because a notice may have been lost. */
export const findSilentParcels: JobHandler<"find-silent-parcels"> = async ({ db, carrier, clock }) => {
  if (carrier.track === null) return;
  const rows = await db
    .select({ id: deliveryRequests.id })
    .from(deliveryRequests)
    .where(and(eq(deliveryRequests.carrier_id, carrier.id), lte(deliveryRequests.ask_at, clock.now())))
    .orderBy(asc(deliveryRequests.ask_at))
    .limit(BATCH);
  await addJobs(
    db,
    rows.map(({ id }) => trackParcelJob(id)),
  );
};
