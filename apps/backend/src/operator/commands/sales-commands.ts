import { PaymentMethod, RefundStatus } from "@sen/domain";
import { and, asc, eq, gte, lt, sql } from "../../database/drizzle.ts";
import { StartFailure } from "../../database/failure.ts";
import { orders, refunds, tenants, vatInvoices } from "../../database/schema/index.ts";
import { parseVietnamDay } from "../../modules/reconciliation/index.ts";
import { vietnamDay } from "../../vietnam-day.ts";
import type { OperatorContext } from "../operator-context.ts";
import { flag, type Command, type CommandInput } from "./command.ts";

/** What bookkeeping and the settlement with the shops need. */
export const salesCommands: readonly Command[] = [
  {
    name: "sales",

    about:
      "Lists the orders that were completed on these days in Vietnam, with shop, amounts, who gave each coupon, what was refunded until now, and for whom a VAT invoice was requested. For a spreadsheet add --csv.",
    flags: ["--from <yyyy-mm-dd>", "--to <yyyy-mm-dd>"],
    run: listSales,
  },
];

async function listSales({ db }: OperatorContext, given: CommandInput) {
  const from = dayOf(given, "from").from;
  const end = dayOf(given, "to").to;
  const rows = await db
    .select({
      order: orders.id,
      code: orders.code,
      completed: orders.completed_at,
      shop_code: tenants.code,
      shop: orders.tenant_name,
      payment: orders.payment_method,
      goods: orders.order_tenant,
      delivery_fee: orders.delivery_fee,
      shop_coupon: orders.tenant_coupon_value,
      mall_coupon: orders.mall_coupon_value,
      delivery_coupon: orders.delivery_coupon_value,
      total: orders.order_tenant_final,
      vat: vatInvoices.details,
      refunded: sql<string>`(select coalesce(sum(r.amount), 0) from ${refunds} r
        where r.order_id = ${orders.id} and r.status = ${RefundStatus.completed})`,
    })
    .from(orders)
    .innerJoin(tenants, eq(tenants.id, orders.tenant_id))
    .leftJoin(vatInvoices, eq(vatInvoices.order_id, orders.id))
    .where(and(gte(orders.completed_at, from), lt(orders.completed_at, end)))
    .orderBy(asc(orders.completed_at), asc(orders.id));
  return rows.map(({ completed, payment, refunded, vat, ...row }) => ({
    ...row,
    completed: completed && vietnamDay(completed),
    payment: payment === PaymentMethod.cod ? "cash" : "online",
    refunded: Number(refunded),
    vat_company: vat?.["company_name"] ?? null,
    vat_tax_code: vat?.["tax_code"] ?? null,
    vat_address: vat?.["company_address"] ?? null,
    vat_email: vat?.["email"] ?? null,
  }));
}

function dayOf(given: CommandInput, name: "from" | "to") {
  const span = parseVietnamDay(flag(given, name) ?? "");
  if (span) return span;
  throw new StartFailure(`--${name} must be a date such as 2026-11-30.`);
}
