import { type AddressChangeRefusal, PaymentMethod, PaymentStatus, priceAtAddress } from "@sen/domain";
import { and, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../database/connect.ts";
import { deliveryRequests, orderItems, products, tenants } from "../../database/schema/index.ts";
import { conflict, notAllowedNow, serverFault } from "../../errors/errors.ts";
import { readMethods, type Way, waysOf } from "../delivery/index.ts";
import type { OrderRow } from "../order-records/index.ts";

/** What an order costs somewhere else. */
export type AddressPrice = ReturnType<typeof priceAtAddress> & {
  /** How it would be delivered there; null where it is as near as before, so that nothing changes. */
  way: Way | null;
};

/**
 * What an order costs in another province, by the way of delivery that was chosen. While that is as near to the shop as the one before, the fee
 * stays as agreed, whatever became of the rates meanwhile.
 */
export async function addressPrice(
  db: Queryable,
  order: OrderRow,
  provinceId: number,
  now: Date,
): Promise<AddressPrice> {
  const isPaid =
    order.payment_method === PaymentMethod.online && order.payment_status === PaymentStatus.complete;
  const before = await provinceOf(db, order.id);
  const shipment = await shipmentOf(db, order);
  const near = shipment.tenant_province_id;
  if ((before === near) === (provinceId === near)) {
    return { ...priceAtAddress({ now: order, fee: order.delivery_fee, isPaid }), way: null };
  }
  const ways = waysOf(await readMethods(db), shipment, provinceId, now);
  const way = ways.find(({ method }) => method.delivery_type === order.delivery_type);
  const fee = way?.refusal === null ? way.fee : null;
  return { ...priceAtAddress({ now: order, fee, isPaid }), way: way ?? null };
}

/** Refuses a change that cannot be, or whose price the customer has not agreed to. */
export function refuseUnlessPriceAgreed(
  { refusal, price }: AddressPrice,
  order: OrderRow,
  agreedFee: number | undefined,
): void {
  if (refusal !== null) throw notAllowedNow(refusals[refusal]);
  if (price.delivery_fee !== order.delivery_fee && agreedFee !== price.delivery_fee) {
    throw conflict("DELIVERY_FEE_CHANGED");
  }
}

const refusals = {
  out_of_reach: "ADDRESS_OUT_OF_REACH",
  dearer_when_paid: "ADDRESS_DEARER_WHEN_PAID",
} as const satisfies Record<AddressChangeRefusal, string>;

async function provinceOf(db: Queryable, orderId: number): Promise<number> {
  const [parcel] = await db
    .select({ to: deliveryRequests.to_address })
    .from(deliveryRequests)
    .where(and(eq(deliveryRequests.order_id, orderId), eq(deliveryRequests.kind, "purchase")));
  if (!parcel) throw serverFault("an order without a parcel");
  return parcel.to.province_id;
}

/** What was bought, as its delivery depends on it. The chosen way was offered then, and stays so. */
async function shipmentOf(db: Queryable, order: OrderRow) {
  const items = await db.select().from(orderItems).where(eq(orderItems.order_id, order.id));
  const goods = await db
    .select({ id: products.id, weight: products.weight_gram, ready: products.ready_in_hours })
    .from(products)
    .where(
      inArray(
        products.id,
        items.map(({ product_id }) => product_id),
      ),
    );
  const [tenant] = await db.select().from(tenants).where(eq(tenants.id, order.tenant_id));
  if (!tenant) throw serverFault("an order without a shop");
  const weights = new Map(goods.map(({ id, weight }) => [id, weight]));
  return {
    tenant_province_id: tenant.province_id,
    tenant_ward_id: tenant.ward_id,
    delivers_itself: true,
    weight_gram: items.reduce(
      (sum, { product_id, quantity }) => sum + (weights.get(product_id) ?? 0) * quantity,
      0,
    ),
    ready_in_hours: Math.max(0, ...goods.map(({ ready }) => ready)),
    delivery_types: [order.delivery_type],
  };
}
