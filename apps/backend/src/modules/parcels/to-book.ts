import { PaymentMethod } from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import { CarrierError, type Parcel } from "../../ports/carrier.ts";
import type { Queryable } from "../../database/connect.ts";
import { orderItems, orders, products, type deliveryRequests } from "../../database/schema/index.ts";
import { serverFault } from "../../errors/errors.ts";
import { readPlaceNames } from "../delivery/index.ts";

export type ParcelRow = typeof deliveryRequests.$inferSelect;

/** Our reference of a parcel at its carrier: the order's code, plus a number from the second booking on. */
export const referenceOf = (code: string, { booking }: Pick<ParcelRow, "booking">): string =>
  booking === 1 ? code : `${code}-${booking}`;

/** The parcel as it is sent to the carrier. */
export async function parcelToBook(db: Queryable, parcel: ParcelRow, now: Date): Promise<Parcel> {
  const [order] = await db.select().from(orders).where(eq(orders.id, parcel.order_id));
  if (!order) throw serverFault("a parcel without an order");
  const items = await db
    .select({
      name: orderItems.product_name_vi,
      quantity: orderItems.quantity,
      weightGram: products.weight_gram,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.product_id))
    .where(eq(orderItems.order_id, order.id))
    .orderBy(orderItems.id);
  const { expected_from: from, expected_to: to } = parcel;
  return {
    reference: referenceOf(order.code, parcel),
    deliveryType: order.delivery_type,
    from: {
      name: parcel.tenant_name,
      phone: parcel.tenant_phone_number,
      ...(await placeOf(db, parcel.from_address)),
    },
    to: {
      name: parcel.customer_name,
      phone: parcel.customer_phone_number,
      ...(await placeOf(db, parcel.to_address)),
    },
    weightGram: items.reduce((sum, { weightGram, quantity }) => sum + weightGram * quantity, 0),
    cash: order.payment_method === PaymentMethod.cod ? order.order_tenant_final : 0,
    value: order.order_tenant,
    items,
    promised: from && to && { from, to },
    now,
  };
}

async function placeOf(db: Queryable, { address, ward_id }: ParcelRow["to_address"]) {
  const names = (await readPlaceNames(db, [ward_id])).get(ward_id);
  if (!names) {
    throw new CarrierError("refused", "place_unknown", `Ward ${ward_id} is not in the shop's places.`);
  }
  return { ...names, street: address };
}
