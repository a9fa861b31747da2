import { OrderStatus } from "@sen/domain";
import { and, asc, desc, eq, sql } from "../../database/drizzle.ts";
import { StartFailure } from "../../database/failure.ts";
import { complaints, customers, orders, refunds, returnRequests } from "../../database/schema/index.ts";
import { statusName } from "../../modules/order-records/index.ts";
import type { OperatorContext } from "../operator-context.ts";
import { showOrder } from "../actions/show-order.ts";
import { flag, numberAt, phoneOf, SHOWN, type Command, type CommandInput, listing } from "./command.ts";

const ORDER_STATUSES = Object.values(OrderStatus);

/** Commands for the shop as a whole. */
export const shopCommands: readonly Command[] = [
  listing(
    "list",
    "Lists the newest orders with their statuses and the numbers of their returns, complaints and refunds; with --code the one that a customer or carrier names, with --status those in it, oldest first.",
    listOrders,
    { flags: ["--code <code>", "--phone <customer>", `--status <${ORDER_STATUSES.join("|")}>`] },
  ),
  listing(
    "show",
    "Shows what to pack, for whom, the cash to collect, and the VAT invoice that the customer requested.",
    (context, given) => showOrder(context, numberAt(given, 0, "order")),
    { args: "<order>" },
  ),
];

async function listOrders({ db }: OperatorContext, given: CommandInput) {
  const phone = flag(given, "phone") === undefined ? undefined : phoneOf(given);
  const [code, said] = [flag(given, "code"), flag(given, "status")];
  const status = ORDER_STATUSES.find((one) => one === said);
  if (said !== undefined && status === undefined) {
    throw new StartFailure(`--status must be one of ${ORDER_STATUSES.join(", ")}.`);
  }
  const newest = (table: typeof complaints | typeof returnRequests | typeof refunds) =>
    sql<number | null>`(select max(r.id) from ${table} r where r.order_id = ${orders.id})`;
  const rows = await db
    .select({
      order: orders.id,
      code: orders.code,
      shop: orders.tenant_name,
      total: orders.order_tenant_final,
      status: orders.order_status,
      payment: orders.payment_status,
      return: newest(returnRequests),
      return_status: orders.return_status,
      complaint: newest(complaints),
      complaint_status: orders.complaint_status,
      refund: newest(refunds),
      refund_status: orders.refund_status,
      since: orders.created_at,
    })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customer_id))
    .where(
      and(
        code === undefined ? undefined : eq(orders.code, code),
        phone === undefined ? undefined : eq(customers.phone, phone),
        status && eq(orders.order_status, status),
      ),
    )
    .orderBy(status ? asc(orders.id) : desc(orders.id))
    .limit(SHOWN);
  const named = (machine: Parameters<typeof statusName>[0], code: number | null) =>
    code === null ? null : statusName(machine, code);
  return rows.map((row) => ({
    ...row,
    payment: named("payment", row.payment),
    return_status: named("return", row.return_status),
    complaint_status: named("complaint", row.complaint_status),
    refund_status: named("refund", row.refund_status),
  }));
}
