import { PaymentMethod } from "@sen/domain";
import { asc, eq } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { StartFailure } from "../../database/failure.ts";
import { deliveryRequests, orderItems, orders, variants, vatInvoices } from "../../database/schema/index.ts";
import { notFound } from "../../errors/errors.ts";
import { parcelOf } from "../../modules/parcels/index.ts";
import type { OperatorContext } from "../operator-context.ts";

/** What a shop packs and for whom: the order, its receiver, the requested VAT invoice, and a row per line. */
export async function showOrder({ db }: Pick<OperatorContext, "db">, id: number) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw notFound();
  const parcel = await db.transaction((tx) => parcelOf(tx, id));
  const [invoice] = await db.select().from(vatInvoices).where(eq(vatInvoices.order_id, id));
  const lines = await db
    .select({ line: orderItems, sku: variants.sku })
    .from(orderItems)
    .innerJoin(variants, eq(variants.id, orderItems.variant_id))
    .where(eq(orderItems.order_id, id))
    .orderBy(asc(orderItems.id));
  const isCash = order.payment_method === PaymentMethod.cod;
  return [
    {
      order: id,
      code: order.code,
      status: order.order_status,
      ordered: order.created_at,
      shop: order.tenant_name,
      goods: order.order_tenant,
      delivery_fee: order.delivery_fee,
      coupons: order.delivery_coupon_value + order.mall_coupon_value + order.tenant_coupon_value,
      total: order.order_tenant_final,
      cash_to_collect: isCash ? order.order_tenant_final : 0,
      note: order.text_note || null,
    },
    {
      receiver: parcel.customer_name,
      phone: parcel.customer_phone_number,
      address: parcel.to_address.full_address,
      since_2025: parcel.to_address.since_2025 ?? null,
      delivery: order.delivery_type,
      tracking_code: parcel.tracking_code,
    },
    ...(invoice ? [{ vat_invoice: "requested", ...invoice.details }] : []),
    ...lines.map(({ line, sku }) => ({
      sku,
      product: line.product_name_vi,
      variant: [line.variance_group_1_vi, line.variance_group_2_vi].filter(Boolean).join(", ") || null,
      quantity: line.quantity,
      price: line.price_after_discount,
    })),
  ];
}

/** Throws, and says whose order it is, unless the name is that of its receiver: a mistyped number is another customer's order. */
export async function assertReceiver(db: Queryable, id: number, name: string | undefined): Promise<void> {
  const [found] = await db
    .select({ code: orders.code, total: orders.order_tenant_final, receiver: deliveryRequests.customer_name })
    .from(orders)
    .innerJoin(deliveryRequests, eq(deliveryRequests.order_id, orders.id))
    .where(eq(orders.id, id));
  if (!found) throw notFound();
  const { code, total, receiver } = found;
  if (name?.normalize() === receiver) return;
  const lines = await db.select().from(orderItems).where(eq(orderItems.order_id, id));
  const goods = lines.map((line) => `${line.quantity} × ${line.product_name_vi}`).join(", ");
  throw new StartFailure(
    `Nothing was done. Order ${id} (${code}) is ${receiver}'s: ${goods}, ${total} dong. If it is the right one, add --name "${receiver}".`,
  );
}
