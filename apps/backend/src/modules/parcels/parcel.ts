import type { DeliveryEventName, ReturnStatus } from "@sen/domain";
import { and, eq } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { deliveryHistories, deliveryRequests } from "../../database/schema/index.ts";

/** Notes where the parcel of an order is, numbered like a return's status, with the time. */
export async function moveParcel(
  tx: Transaction,
  orderId: number,
  status: ReturnStatus,
  now: Date,
  changes: Partial<typeof deliveryRequests.$inferInsert> = {},
  note: { reason_delivery_fail?: string } = {},
): Promise<void> {
  const [parcel] = await tx
    .update(deliveryRequests)
    .set({ ...changes, status, updated_at: now })
    .where(and(eq(deliveryRequests.order_id, orderId), eq(deliveryRequests.kind, "purchase")))
    .returning({ id: deliveryRequests.id });
  if (!parcel) return;
  await tx
    .insert(deliveryHistories)
    .values({ delivery_request_id: parcel.id, status, note, created_at: now });
}

/** Notes what happened to a parcel on its way, and where; its status stays. */
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

/** The parcel of an order; an order without one is a fault of ours. */
export async function parcelOf(
  tx: Transaction,
  orderId: number,
): Promise<typeof deliveryRequests.$inferSelect> {
  const [parcel] = await tx
    .select()
    .from(deliveryRequests)
    .where(and(eq(deliveryRequests.order_id, orderId), eq(deliveryRequests.kind, "purchase")));
  if (!parcel) throw new RangeError(`Order ${orderId} has no parcel`);
  return parcel;
}
