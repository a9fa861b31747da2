import { lineCost, OrderStatus, PaymentMethod, PaymentStatus } from "@sen/domain";
import { and, asc, eq, lt } from "@sen/backend/database/drizzle";
import type { Transaction } from "@sen/backend/database/connect";
import { PLACE_DATASET } from "@sen/backend/database/place-dataset";
import { addresses, customers, malls, products, tenants, variants } from "@sen/backend/database/schema/index";
import { readPickups } from "@sen/backend/modules/delivery/index";
import { writeNotices } from "@sen/backend/modules/notifications/index";
import {
  insertOrders,
  nextOrderIds,
  numbered,
  type NewOrder,
  placedNotice,
} from "@sen/backend/modules/order-records/index";
import { addParcels } from "@sen/backend/modules/parcels/index";
import { newPayment } from "@sen/backend/modules/payments/index";
import type { OperatorContext } from "@sen/backend/operator/operator-context";

const DELIVERY_FEE = 18_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The properties of a planted order. */
export interface Planting {
  customer_id: number;
  payment_method: PaymentMethod;
  /** Index of its first product in the catalogue; further lines take the next products of the same shop. */
  start?: number;
  lines?: number;
  note?: string;
  /** Maximum price of an item, in dong. @default any price */
  mostPrice?: number | undefined;
}

/**
 * Creates an order for a customer without a cart, in the state right after it was placed, for demonstrations and tests. Its items do not
 * reduce the shop's stock, so that demonstrations cannot sell it out; canceling the order adds them to the stock.
 */
export async function plantOrder({ db, now }: OperatorContext, planting: Planting): Promise<number> {
  return db.transaction(async (tx) => {
    const { customer_id, payment_method, note = "" } = planting;
    const goods = await pickGoods(tx, planting);
    const [first] = goods;
    if (!first) throw new RangeError("There are no products");
    const isOnline = payment_method === PaymentMethod.online;
    const order_status = isOnline ? OrderStatus.pendingConfirm : OrderStatus.created;
    const order_tenant = goods.reduce(
      (sum, { variant }) => sum + lineCost(variant.price_after_discount, 1),
      0,
    );
    const { tenant } = first;
    const order = {
      customer_id,
      tenant_id: tenant.id,
      mall_id: tenant.mall_id,
      tenant_name: tenant.name,
      tenant_image_url: tenant.image_url,
      order_status,
      payment_method,
      payment_status: PaymentStatus.pending,
      delivery_type: "normal",
      order_tenant,
      delivery_fee: DELIVERY_FEE,
      order_tenant_final: order_tenant + DELIVERY_FEE,
      text_note: note,
      delivery_coupon_id: null,
      mall_coupon_id: null,
      tenant_coupon_id: null,
      held_until: null,
    } as const;
    const wanted = [{ order, items: goods.map(itemOf) }];
    const placed = numbered(await nextOrderIds(tx, 1), wanted, now);
    await insertOrders(tx, placed, wanted, now);
    await newPayment(tx, placed, isOnline ? "simulated" : null, now);
    const order_id = placed[0]?.id ?? 0;
    await plantParcel(tx, order_id, customer_id, tenant, now);
    await writeNotices(tx, placed.map(placedNotice), now);
    return order_id;
  });
}

async function pickGoods(tx: Transaction, { start = 0, lines = 1, mostPrice }: Planting) {
  const isPicked = and(
    eq(products.active, true),
    mostPrice === undefined ? undefined : lt(products.price_after_discount, mostPrice),
  );
  const [first] = await tx
    .select({ tenant_id: products.tenant_id })
    .from(products)
    .where(isPicked)
    .orderBy(asc(products.id))
    .offset(start % Math.max(1, await tx.$count(products, isPicked)))
    .limit(1);
  return tx
    .selectDistinctOn([products.id], { product: products, variant: variants, tenant: tenants })
    .from(products)
    .innerJoin(variants, and(eq(variants.product_id, products.id), eq(variants.active, true)))
    .innerJoin(tenants, eq(tenants.id, products.tenant_id))
    .where(
      and(
        eq(products.tenant_id, first?.tenant_id ?? 0),
        mostPrice === undefined ? undefined : lt(variants.price_after_discount, mostPrice),
      ),
    )
    .orderBy(asc(products.id), asc(variants.id))
    .limit(lines);
}

type Line = Awaited<ReturnType<typeof pickGoods>>[number];

const itemOf = ({ product, variant }: Line): NewOrder["items"][number] => ({
  product_id: product.id,
  variant_id: variant.id,
  product_name_vi: product.name_vi,
  product_name_en: product.name_en,
  product_image: product.image_url,
  original_price_after_tax: variant.original_price_after_tax,
  price_after_discount: variant.price_after_discount,
  quantity: 1,
});

type Place = Pick<typeof addresses.$inferSelect, "province_id" | "district_id" | "ward_id" | "address">;

async function plantParcel(
  tx: Transaction,
  order_id: number,
  customer_id: number,
  tenant: Line["tenant"],
  now: Date,
): Promise<void> {
  const [mall] = await tx.select().from(malls).where(eq(malls.id, tenant.mall_id));
  const [customer] = await tx.select().from(customers).where(eq(customers.id, customer_id));
  const [saved] = await tx.select().from(addresses).where(eq(addresses.customer_id, customer_id)).limit(1);
  const shop = (await readPickups(tx, [tenant.id])).get(tenant.id);
  if (!mall || !shop || !customer) throw new RangeError("There is no such customer, or the shop has no mall");
  const dataset = { place_dataset: PLACE_DATASET.name, place_dataset_version: PLACE_DATASET.version };
  const placeOf = ({ province_id, district_id, ward_id, address }: Place) => ({
    province_id,
    district_id,
    ward_id,
    address,
  });
  const parcel = {
    order_id,
    customer_name: saved?.contact_name ?? customer.full_name,
    customer_phone_number: saved?.contact_phone ?? customer.phone ?? "",
    tenant_name: tenant.name,
    tenant_phone_number: tenant.phone,
    from_address: { ...placeOf(tenant), full_address: shop.full_address, ...dataset },
    to_address: {
      ...placeOf(saved ?? mall),
      full_address: saved?.full_address ?? mall.full_address,
      ...dataset,
    },
    expected_from: new Date(now.getTime() + DAY_MS),
    expected_to: new Date(now.getTime() + 3 * DAY_MS),
  };
  await addParcels(tx, [parcel], now);
}
