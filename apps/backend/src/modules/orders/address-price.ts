import { type AddressChangeRefusal, PaymentMethod, PaymentStatus, priceAtAddress } from "@sen/domain";
import { eq, inArray } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { deliveryRequests, orderItems, products, tenants } from "../../database/schema/index.ts";
import { conflict, notAllowedNow, serverFault } from "../../errors/errors.ts";
import type { Carrier } from "../../ports/carrier.ts";
import {
  cashRefusal,
  type Destination,
  type Quoter,
  deliveriesToQuote,
  readMethods,
  readDeliveryOptions,
  refreshQuotes,
  type DeliveryOption,
} from "../delivery/index.ts";
import type { OrderRow } from "../order-records/index.ts";
import type { Services } from "../../services.ts";

/** What an order would cost at another address. */
export type AddressPrice = ReturnType<typeof priceAtAddress> & {
  /** The delivery option there; null if the fee stays the same. */
  way: DeliveryOption | null;
};

/** Fetches the carrier's quote for a new address, where `addressPrice` then finds it. Never call it inside a transaction. */
export async function quoteAddress(
  services: Pick<Services, "db" | "carrier" | "clock">,
  order: OrderRow,
  to: Destination,
): Promise<void> {
  await refreshQuotes(services, deliveriesToQuote([await shipmentOf(services.db, order)], to));
}

/**
 * Prices an order at another address, keeping its delivery type. Uses the carrier's quote to the ward if there is one. By the shop's own
 * rates, the fee changes only between the shop's province and another. Within the same ward it never changes.
 */
export async function addressPrice(
  db: Queryable,
  carrier: Quoter & Pick<Carrier, "maxCash">,
  order: OrderRow,
  to: Destination,
  now: Date,
): Promise<AddressPrice> {
  const isPaid =
    order.payment_method === PaymentMethod.online && order.payment_status === PaymentStatus.complete;
  const before = await destinationOf(db, order.id);
  const shipment = await shipmentOf(db, order);
  const isNear = ({ province_id }: Destination) => province_id === shipment.tenant_province_id;
  const [ways = []] = await readDeliveryOptions(db, carrier, await readMethods(db), [shipment], to, now);
  const way = ways.find(({ method }) => method.delivery_type === order.delivery_type);
  if (before.ward_id === to.ward_id || (way?.isQuoted !== true && isNear(before) === isNear(to))) {
    return { ...priceAtAddress({ now: order, fee: order.delivery_fee, isPaid }), way: null };
  }
  const fee = way?.refusal === null ? way.fee : null;
  const priced = priceAtAddress({ now: order, fee, isPaid });
  const { delivery_type, payment_method } = order;
  const isCash = payment_method === PaymentMethod.cod;
  // The carrier would not take the parcel to this address.
  if (isCash && cashRefusal(carrier, [{ delivery_type, ...priced.price }])) {
    return { ...priceAtAddress({ now: order, fee: null, isPaid }), way: null };
  }
  return { ...priced, way: way ?? null };
}

/** Refuses an impossible address change, or a delivery fee that the customer has not agreed to. */
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

async function destinationOf(db: Queryable, orderId: number): Promise<Destination> {
  const [parcel] = await db
    .select({ to: deliveryRequests.to_address })
    .from(deliveryRequests)
    .where(eq(deliveryRequests.order_id, orderId));
  if (!parcel) throw serverFault("an order without a parcel");
  return parcel.to;
}

/** The facts about an order that its delivery price depends on. The delivery type it was placed with stays available. */
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
