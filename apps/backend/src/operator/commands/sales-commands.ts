import { OrderStatus, PaymentMethod, RefundStatus } from "@sen/domain";
import { asc, desc, eq, type PgColumn, sql, type SQL } from "../../database/drizzle.ts";
import { StartFailure } from "../../database/failure.ts";
import {
  deliveryRequests,
  orderItems,
  orders,
  products,
  refunds,
  tenants,
  variants,
  vatInvoices,
} from "../../database/schema/index.ts";
import type { Span } from "../../modules/reconciliation/index.ts";
import type { OperatorContext } from "../operator-context.ts";
import { SPAN_FLAGS, spanOf, type Command, type CommandInput, listing } from "./command.ts";

const invoiced = (detail: string) => sql<string | null>`${vatInvoices.details} ->> ${detail}`;

/** When an order was sold: completed, or ended by a return of all goods. */
const endedAt = sql<Date | null>`coalesce(${orders.completed_at},
  case ${orders.order_status} when ${OrderStatus.delivered} then ${orders.cancelled_at} end)`;

/**
 * The columns of a sale. Of an order that was settled with its shop before these days, only what was refunded in them counts, so that the
 * sums of all spans are right.
 */
function saleIn({ from, to }: Span) {
  const isNew = sql`${endedAt} >= ${from.toISOString()}`;
  const once = (amount: PgColumn) => sql<number>`case when ${isNew} then ${amount} else 0 end`;
  const isPaid = sql`r.status = ${RefundStatus.completed} and r.updated_at < ${to.toISOString()}`;
  const refundsThat = (are: SQL) =>
    sql<number>`(select coalesce(sum(r.amount), 0)::double precision from ${refunds} r
      where r.order_id = ${orders.id} and ${are})`;
  return {
    order: orders.id,
    code: orders.code,
    shop_code: tenants.code,
    shop: orders.tenant_name,
    goods: once(orders.order_tenant),
    delivery_fee: once(orders.delivery_fee),
    shop_coupon: once(orders.tenant_coupon_value),
    mall_coupon: once(orders.mall_coupon_value),
    delivery_coupon: once(orders.delivery_coupon_value),
    total: once(orders.order_tenant_final),
    completed: sql<string>`to_char(${endedAt} at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD')`,
    payment: sql<string>`case ${orders.payment_method} when ${PaymentMethod.cod} then 'cash' else 'online' end`,
    refunded: refundsThat(sql`${isPaid} and (${isNew} or r.updated_at >= ${from.toISOString()})`),
    to_refund: refundsThat(sql`r.status <> ${RefundStatus.cancelled} and not (${isPaid})`),
    carrier: deliveryRequests.carrier,
    carrier_fee: once(deliveryRequests.carrier_fee),
    vat_company: invoiced("company_name"),
    vat_tax_code: invoiced("tax_code"),
    vat_address: invoiced("company_address"),
    vat_email: invoiced("email"),
  };
}

/** What bookkeeping and the settlement with the shops need. */
export const salesCommands: readonly Command[] = [
  listing(
    "sales",
    "Lists the orders that were completed on these days in Vietnam, or ended by a return of all goods, with shop, amounts, who gave each coupon, what was refunded by then and is still to be, what the carrier charged, and for whom a VAT invoice was requested; and what was refunded on these days of earlier ones. For a spreadsheet add --csv or --semicolon.",
    listSales,
    {
      flags: SPAN_FLAGS,
      columns: Object.keys(saleIn({ from: new Date(0), to: new Date(0) })),
      isWhole: true,
    },
  ),
  listing(
    "product orders",
    "Lists the orders of a product, newest first, with the price paid for a piece and the receivers' phone numbers: for a recall, or after a wrong price.",
    listOrdersOfProduct,
    { args: "<product_code>", isWhole: true },
  ),
];

function listSales({ db }: OperatorContext, given: CommandInput) {
  const span = spanOf(given);
  const [from, to] = [span.from.toISOString(), span.to.toISOString()];
  const refundedThen = sql`${orders.id} in (select order_id from ${refunds}
    where status = ${RefundStatus.completed} and updated_at >= ${from} and updated_at < ${to})`;
  return db
    .select(saleIn(span))
    .from(orders)
    .innerJoin(tenants, eq(tenants.id, orders.tenant_id))
    .leftJoin(deliveryRequests, eq(deliveryRequests.order_id, orders.id))
    .leftJoin(vatInvoices, eq(vatInvoices.order_id, orders.id))
    .where(sql`${endedAt} < ${to} and (${endedAt} >= ${from} or ${refundedThen})`)
    .orderBy(asc(endedAt), asc(orders.id));
}

async function listOrdersOfProduct({ db }: OperatorContext, { args: [code = ""] }: CommandInput) {
  const [product] = await db.select({ id: products.id }).from(products).where(eq(products.code, code));
  if (!product) throw new StartFailure(`There is no product "${code}".`);
  return db
    .select({
      order: orders.id,
      code: orders.code,
      status: orders.order_status,
      sku: variants.sku,
      pieces: orderItems.quantity,
      price: orderItems.price_after_discount,
      receiver: deliveryRequests.customer_name,
      phone: deliveryRequests.customer_phone_number,
      since: orders.created_at,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.order_id))
    .innerJoin(variants, eq(variants.id, orderItems.variant_id))
    .innerJoin(deliveryRequests, eq(deliveryRequests.order_id, orders.id))
    .where(eq(orderItems.product_id, product.id))
    .orderBy(desc(orders.id), asc(orderItems.id));
}
