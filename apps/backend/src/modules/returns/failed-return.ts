import { OrderStatus, PaymentStatus, RequestReason, ReturnDeliveryMethod, ReturnStatus } from "@sen/domain";
import { and, eq } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { customers, orders, returnRequests, type deliveryRequests } from "../../database/schema/index.ts";
import { serverFault } from "../../errors/errors.ts";
import type { LockedOrder } from "../order-records/index.ts";

/** The open return of an order's parcel that could not be delivered, while the order is not delivered. */
export async function findFailedReturn(tx: Transaction, orderId: number): Promise<number | undefined> {
  const { id, order_id, status } = returnRequests;
  const [found] = await tx
    .select({ id })
    .from(returnRequests)
    .innerJoin(orders, and(eq(orders.id, order_id), eq(orders.order_status, OrderStatus.toReceive)))
    .where(and(eq(order_id, orderId), eq(status, ReturnStatus.deliveryFailed)));
  return found?.id;
}

/** Inserts the return of a parcel that could not be delivered. `recordNewReturn` does the rest. Returns its id. */
export async function openFailedReturn(
  tx: Transaction,
  order: LockedOrder,
  parcel: typeof deliveryRequests.$inferSelect,
  now: Date,
): Promise<number> {
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
  if (!row) throw serverFault("a return was not written");
  return row.id;
}
