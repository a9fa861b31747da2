import { REMOVED_CUSTOMER_NAME, type DeliveryEventName, type ReturnStatus } from "@sen/domain";
import { eq, inArray, sql } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import type { ParcelState } from "../../ports/carrier.ts";
import { deliveryHistories, deliveryRequests, orders } from "../../database/schema/index.ts";

type NewParcel = Omit<typeof deliveryRequests.$inferInsert, "created_at" | "updated_at">;

/** Inserts the parcels of new orders with their addresses and expected arrival. */
export async function addParcels(tx: Transaction, parcels: readonly NewParcel[], now: Date): Promise<void> {
  await tx
    .insert(deliveryRequests)
    .values(parcels.map((parcel) => ({ ...parcel, created_at: now, updated_at: now })));
}

/** A change before the parcel leaves: a new receiver, or a bearer without a booking. */
type ParcelChange = Pick<NewParcel, "customer_name" | "customer_phone_number" | "to_address"> &
  Partial<Pick<NewParcel, "expected_from" | "expected_to">>;
type Bearer = Pick<NewParcel, "carrier" | "tracking_code" | "carrier_id" | "cash">;

/** Changes the parcel of an order. The order must be locked. */
export async function changeParcel(
  tx: Transaction,
  orderId: number,
  changes: ParcelChange | Bearer | Pick<NewParcel, "ask_at">,
  now: Date,
): Promise<void> {
  await tx
    .update(deliveryRequests)
    .set({ ...changes, updated_at: now })
    .where(eq(deliveryRequests.order_id, orderId));
}

/** Sets the status of an order's parcel, in the numbers of a return's status, and adds a history entry. */
export async function moveParcel(
  tx: Transaction,
  orderId: number,
  status: ReturnStatus,
  now: Date,
  note: { reason_delivery_fail?: string } = {},
): Promise<void> {
  const [parcel] = await tx
    .update(deliveryRequests)
    .set({ status, updated_at: now })
    .where(eq(deliveryRequests.order_id, orderId))
    .returning({ id: deliveryRequests.id });
  if (!parcel) return;
  await tx
    .insert(deliveryHistories)
    .values({ delivery_request_id: parcel.id, status, note, created_at: now });
}

/** Adds an event to a parcel's history; the status stays the same. */
export async function noteParcelEvent(
  tx: Transaction,
  orderId: number,
  { event, place, reason }: { event: DeliveryEventName; place: string | null; reason?: string | null },
  now: Date,
): Promise<void> {
  const parcel = await parcelOf(tx, orderId);
  const { id: delivery_request_id, status } = parcel;
  const note = reason ? { reason_delivery_fail: reason } : {};
  await tx
    .insert(deliveryHistories)
    .values({ delivery_request_id, status, event, place, note, created_at: now });
}

const HOUR_MS = 60 * 60 * 1000;
const OVER: readonly (ParcelState | null)[] = ["delivered", "came_back", "cancelled"];
const STRANDED: readonly (ParcelState | null)[] = ["lost", "damaged", "unknown", null];

/** When a silent carrier is asked about a parcel again: seldom about one that it lost or, with null, cannot find. Null if its way is over. */
export const askAfter = (state: ParcelState | null, now: Date): Date | null =>
  OVER.includes(state) ? null : new Date(now.getTime() + (STRANDED.includes(state) ? 6 : 1) * HOUR_MS);

/** The parcel of an order. Every order has one; throws otherwise. */
export async function parcelOf(
  tx: Transaction,
  orderId: number,
): Promise<typeof deliveryRequests.$inferSelect> {
  const [parcel] = await tx.select().from(deliveryRequests).where(eq(deliveryRequests.order_id, orderId));
  if (!parcel) throw new RangeError(`Order ${orderId} has no parcel`);
  return parcel;
}

/** Erases the receivers of a customer's parcels and the customer's street address. */
export async function forgetReceiver(tx: Transaction, customerId: number): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.customer_id, customerId));
  await tx
    .update(deliveryRequests)
    .set({
      customer_name: REMOVED_CUSTOMER_NAME,
      customer_phone_number: "",
      to_address: sql`${deliveryRequests.to_address} || '{"address": "", "full_address": ""}'::jsonb`,
    })
    .where(inArray(deliveryRequests.order_id, own));
}
