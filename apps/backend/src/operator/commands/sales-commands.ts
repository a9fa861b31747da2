import { PaymentMethod, RefundStatus } from "@sen/domain";
import { and, asc, eq, gte, lt, sql } from "../../database/drizzle.ts";
import { StartFailure } from "../../database/failure.ts";
import { deliveryRequests, orders, refunds, tenants, vatInvoices } from "../../database/schema/index.ts";
import { parseVietnamDay } from "../../modules/reconciliation/index.ts";
import type { OperatorContext } from "../operator-context.ts";
import { flag, type Command, type CommandInput } from "./command.ts";

const invoiced = (detail: string) => sql<string | null>`${vatInvoices.details} ->> ${detail}`;

/** The columns of a sale. */
const sale = {
  order: orders.id,
  code: orders.code,
  shop_code: tenants.code,
  shop: orders.tenant_name,
  goods: orders.order_tenant,
  delivery_fee: orders.delivery_fee,
  shop_coupon: orders.tenant_coupon_value,
  mall_coupon: orders.mall_coupon_value,
  delivery_coupon: orders.delivery_coupon_value,
  total: orders.order_tenant_final,
  completed: sql<string>`to_char(${orders.completed_at} at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD')`,
  payment: sql<string>`case ${orders.payment_method} when ${PaymentMethod.cod} then 'cash' else 'online' end`,
  refunded: sql<number>`(select coalesce(sum(r.amount), 0) from ${refunds} r
    where r.order_id = ${orders.id} and r.status = ${RefundStatus.completed})`,
  carrier: deliveryRequests.carrier,
  carrier_fee: deliveryRequests.carrier_fee,
  vat_company: invoiced("company_name"),
  vat_tax_code: invoiced("tax_code"),
  vat_address: invoiced("company_address"),
  vat_email: invoiced("email"),
};

/** What bookkeeping and the settlement with the shops need. */
export const salesCommands: readonly Command[] = [
  {
    name: "sales",
    about:
      "Lists the orders that were completed on these days in Vietnam, with shop, amounts, who gave each coupon, what was refunded until now, what the carrier charged, and for whom a VAT invoice was requested. For a spreadsheet add --csv or --semicolon.",
    flags: ["--from <yyyy-mm-dd>", "--to <yyyy-mm-dd>"],
    columns: Object.keys(sale),
    isWhole: true,
    run: listSales,
  },
];

function listSales({ db }: OperatorContext, given: CommandInput) {
  const { from } = dayOf(given, "from");
  const { to: end } = dayOf(given, "to");
  if (end <= from) throw new StartFailure("--to must not be before --from.");
  return db
    .select(sale)
    .from(orders)
    .innerJoin(tenants, eq(tenants.id, orders.tenant_id))
    .leftJoin(deliveryRequests, eq(deliveryRequests.order_id, orders.id))
    .leftJoin(vatInvoices, eq(vatInvoices.order_id, orders.id))
    .where(and(gte(orders.completed_at, from), lt(orders.completed_at, end)))
    .orderBy(asc(orders.completed_at), asc(orders.id));
}

function dayOf(given: CommandInput, name: "from" | "to") {
  const span = parseVietnamDay(flag(given, name) ?? "");
  if (span) return span;
  throw new StartFailure(`--${name} must be a date such as 2026-11-30.`);
}
