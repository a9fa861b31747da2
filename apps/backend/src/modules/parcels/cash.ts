import { and, eq, isNull, lt } from "../../database/drizzle.ts";
import type { CashReport } from "../../ports/carrier.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { carrierCash, deliveryRequests } from "../../database/schema/index.ts";
import type { JobHandler } from "../../jobs/job-handler.ts";
import { addJobs } from "../../jobs/add-job.ts";
import { type LockedOrder } from "../order-records/index.ts";
import type { ParcelRow } from "./to-book.ts";
import { trackParcelJob } from "./track-parcel-job.ts";

type CashRow = typeof carrierCash.$inferSelect;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Carriers report by then that they have collected. */
const COLLECTED_WITHIN_MS = 2 * DAY_MS;
/** Carriers pay out every few days. */
const PAID_OUT_WITHIN_MS = 7 * DAY_MS;
/** How many parcels one run asks about. */
const BATCH = 1_000;

/** Starts tracking the money of a parcel delivered for cash. The simulated carrier pays nothing out. */
export async function expectCash(
  tx: Transaction,
  { order_tenant_final: expected }: LockedOrder,
  { id: parcel_id, carrier_id }: ParcelRow,
  now: Date,
): Promise<void> {
  if (carrier_id === null || carrier_id === "simulated" || expected === 0) return;
  await tx
    .insert(carrierCash)
    .values({ parcel_id, expected, delivered_at: now, updated_at: now })
    .onConflictDoNothing();
}

/** Stops tracking the money of a parcel that was not delivered after all. Returns whether some was received for it already. */
export async function withdrawCash(tx: Transaction, parcelId: number): Promise<boolean> {
  const [expected] = await tx.delete(carrierCash).where(eq(carrierCash.parcel_id, parcelId)).returning();
  return expected !== undefined && (expected.collected ?? expected.settled_at) !== null;
}

/** Stores what a carrier reports about a parcel's money. */
export async function recordCash(
  tx: Transaction,
  parcelId: number,
  { amount, collectedAt, paidOutAt }: CashReport,
  now: Date,
): Promise<void> {
  await updateCash(
    tx,
    parcelId,
    { collected: amount, collected_at: collectedAt, paid_out_at: paidOutAt },
    now,
  );
}

/** Changes a parcel's money under a lock, and what is wrong with it. Returns that. */
async function updateCash(tx: Transaction, parcelId: number, told: Partial<CashRow>, now: Date) {
  const ofParcel = eq(carrierCash.parcel_id, parcelId);
  const [row] = await tx.select().from(carrierCash).where(ofParcel).for("update");
  if (!row) return null;
  const difference = differenceOf({ ...row, ...told }, now);
  await tx
    .update(carrierCash)
    .set({ ...told, difference, updated_at: now })
    .where(ofParcel);
  return difference;
}

/** Stores what a person did about a difference. */
export async function settleDifference(
  db: Queryable,
  parcelId: number,
  note: string,
  now: Date,
): Promise<void> {
  await db
    .update(carrierCash)
    .set({ settled_note: note, settled_at: now, updated_at: now })
    .where(eq(carrierCash.parcel_id, parcelId));
}

/** What is wrong with a parcel's money; null if nothing is. */
function differenceOf(row: CashRow, now: Date): CashRow["difference"] {
  const age = now.getTime() - row.delivered_at.getTime();
  if (row.collected !== null && row.collected !== row.expected) return "amount";
  if (row.paid_out_at !== null) return null;
  if (row.collected_at === null) return age > COLLECTED_WITHIN_MS ? "not_collected" : null;
  return age > PAID_OUT_WITHIN_MS ? "not_paid_out" : null;
}

/**
 * Compares the cash that carriers collected and paid out with what customers owed. A job runs it every morning. Carriers that can be
 * queried are asked again about money that has not arrived.
 */
export const reconcileCarrierCash: JobHandler<"reconcile-carrier-cash"> = async ({
  db,
  carrier,
  clock,
  log,
}) => {
  const now = clock.now();
  const open = and(isNull(carrierCash.paid_out_at), isNull(carrierCash.settled_at));
  const rows = await db
    .select({ cash: carrierCash, carrier_id: deliveryRequests.carrier_id })
    .from(carrierCash)
    .innerJoin(deliveryRequests, eq(deliveryRequests.id, carrierCash.parcel_id))
    .where(and(open, lt(carrierCash.delivered_at, now)))
    .orderBy(carrierCash.delivered_at)
    .limit(BATCH);
  for (const { cash } of rows) {
    if (differenceOf(cash, now) === cash.difference) continue;
    const difference = await db.transaction((tx) => updateCash(tx, cash.parcel_id, {}, now));
    if (difference === null) continue;
    log.error({ parcel: cash.parcel_id, difference }, "the carrier's cash differs from what was due");
  }
  if (carrier.track === null) return;
  const asked = rows.filter(({ carrier_id }) => carrier_id === carrier.id);
  await addJobs(
    db,
    asked.map(({ cash }) => trackParcelJob(cash.parcel_id)),
  );
};
