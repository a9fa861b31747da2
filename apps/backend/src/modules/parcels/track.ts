import { OrderStatus } from "@sen/domain";
import { and, asc, eq, inArray, isNotNull, lte } from "../../database/drizzle.ts";
import { CARRIER_IDS, CarrierError, type CarrierId, type ParcelReport } from "../../ports/carrier.ts";
import type { Database } from "../../database/connect.ts";
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
  { state, status, isGivenUp, fee, cash }: ParcelReport,
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
      .set({ carrier_state: state, ask_at: askAfter(state, now), ...(fee !== null && { carrier_fee: fee }) })
      .where(eq(deliveryRequests.id, id));
    await closeAlert(tx, unknownThere(id), now);
    const givenUp = `${alertOf(id)} undelivered`;
    if (isGivenUp) {
      const text = `Parcel ${parcel.tracking_code ?? ""} of order ${order.code} could not be delivered and comes back soon. Call the customer; if they want it, ask the carrier to try again.`;
      await raiseAlert(tx, { subject: givenUp, text }, now);
    } else await closeAlert(tx, givenUp, now);
    if (cash.amount !== parcel.cash) {
      const text = `The carrier collects ${cash.amount} dong for order ${order.code} instead of ${parcel.cash}.`;
      await raiseAlert(tx, { subject: `${alertOf(id)} cash`, text }, now);
    }
    await recordCash(tx, id, cash, now);
  });
}

/**
 * Queues tracking of parcels that the carrier has been silent about, because a notice may have been lost. Alerts staff of those of
 * another carrier, which nobody asks any more since `CARRIER` was changed.
 */
export const findSilentParcels: JobHandler<"find-silent-parcels"> = async ({ db, carrier, clock }) => {
  await reportForgotten(db, carrier.id, clock.now());
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

/** How many orders the alert names. */
const NAMED = 20;

async function reportForgotten(db: Database, current: CarrierId, now: Date): Promise<void> {
  const others = CARRIER_IDS.filter((id) => id !== current);
  const rows = await db
    .select({ order: orders.id, carrier: deliveryRequests.carrier_id })
    .from(deliveryRequests)
    .innerJoin(orders, eq(orders.id, deliveryRequests.order_id))
    .where(
      and(
        isNotNull(deliveryRequests.ask_at),
        // Named, since an index finds these, but not "all except the present one".
        inArray(deliveryRequests.carrier_id, others),
        inArray(orders.order_status, [OrderStatus.confirmed, OrderStatus.toReceive]),
      ),
    )
    .orderBy(orders.id);
  const subject = "parcels of a former carrier";
  const [first] = rows;
  if (!first) return void (await closeAlert(db, subject, now));
  const named = rows
    .slice(0, NAMED)
    .map(({ order }) => order)
    .join(", ");
  const told = `CARRIER is ${current}, so ${rows.length} parcels with ${first.carrier ?? ""} are no longer followed: of order ${named}${rows.length > NAMED ? " and others" : ""}.`;
  const instead =
    "Change it back until they have arrived, or record by hand what happens to them (`deliver`, `fail-delivery`, `parcel lost`).";
  await raiseAlert(db, { subject, text: `${told} ${instead}` }, now);
}
