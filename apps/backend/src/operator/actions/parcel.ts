import type { ReturnStatus } from "@sen/domain";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { deliveryHistories, deliveryRequests } from "../../database/schema/index.ts";

/** Notes where the parcel of an order is, numbered like a return's status, with the time. */
export async function moveParcel(
  tx: Transaction,
  orderId: number,
  status: ReturnStatus,
  now: Date,
  changes: { tracking_code?: string } = {},
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
