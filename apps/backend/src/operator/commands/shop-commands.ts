import { OrderStatus } from "@sen/domain";
import { and, asc, desc, eq, sql } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { StartFailure } from "../../database/failure.ts";
import { complaints, customers, orders, refunds, returnRequests } from "../../database/schema/index.ts";
import { removeUnusedAccount } from "../../modules/account-removal/index.ts";
import { confirmPhone, endAllSessions, findAccount, setBlocked } from "../../modules/customers/index.ts";
import { statusName } from "../../modules/order-records/index.ts";
import type { OperatorContext } from "../operator-context.ts";
import { showOrder } from "../actions/show-order.ts";
import { audited, entryOf, recordAction } from "./audited.ts";
import { flag, numberAt, phoneOf, sentence, SHOWN, type Command, type CommandInput } from "./command.ts";

const ORDER_STATUSES = Object.values(OrderStatus);

const removal: Command = {
  name: "customer remove",
  about:
    "Removes an account at its customer's request, as the customer can in the shop: erases personal data, keeps orders and invoices. Refused while an order, return, refund or complaint is open.",
  flags: ["--phone <number>"],
  audit: "own",
  run: async ({ db, now }, given) => {
    const phone = phoneOf(given);
    const account = await findAccount(db, { phone });
    if (!account) throw noCustomer(phone);
    const outcome = { customer: account.id };
    await removeUnusedAccount(db, account.id, now, (tx) =>
      recordAction(tx, entryOf(removal, now, given, outcome)),
    );
    return outcome;
  },
};

/** Commands for the shop as a whole. */
export const shopCommands: readonly Command[] = [
  {
    name: "list",
    about:
      "Lists the newest orders with their statuses and the numbers of their returns, complaints and refunds; with --status, those in it, oldest first.",
    audit: "none",
    flags: ["--phone <customer>", `--status <${ORDER_STATUSES.join("|")}>`],
    run: listOrders,
  },
  {
    name: "show",
    args: "<order>",
    about:
      "Shows what to pack, for whom, the cash to collect, and the VAT invoice that the customer requested.",
    audit: "none",
    run: (context, given) => showOrder(context, numberAt(given, 0, "order")),
  },
  {
    name: "customer verify",
    about: "Marks a phone number as verified by a mall's service desk, so that the customer can sign in.",
    flags: ["--phone <number>"],
    run: verifyCustomer,
  },
  {
    name: "customer sign-out",
    about: "Signs a customer out on every device, for example after a lost phone or a leaked password.",
    flags: ["--phone <number>"],
    run: signOutCustomer,
  },
  audited(
    {
      name: "customer block",
      about:
        "Blocks a customer, for example one who keeps refusing parcels: signs them out and refuses every sign-in until unblocked. Open orders stay; cancel them with `cancel`. The reason is kept in `audit`.",
      flags: ["--phone <number>", "--reason <text>"],
    },
    (tx, { now }, given) => changeBlock(tx, now, given, { reason: sentence(given, 0, "reason") }),
  ),
  audited(
    {
      name: "customer unblock",
      about: "Lets a blocked customer sign in again.",
      flags: ["--phone <number>"],
    },
    (tx, { now }, given) => changeBlock(tx, now, given, null),
  ),
  removal,
  {
    name: "now",
    about: "Shows the time at which commands act, which --at changes.",
    audit: "none",
    run: (context) => Promise.resolve({ now: context.now }),
  },
];

async function listOrders({ db }: OperatorContext, given: CommandInput) {
  const phone = flag(given, "phone") === undefined ? undefined : phoneOf(given);
  const said = flag(given, "status");
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

async function signOutCustomer({ db, now }: OperatorContext, given: CommandInput) {
  const phone = phoneOf(given);
  const customer = await endAllSessions(db, phone, now);
  if (customer === undefined) throw noCustomer(phone);
  return { customer };
}

/** Blocks a customer for a reason, or unblocks them without one. */
async function changeBlock(
  tx: Transaction,
  now: Date,
  given: CommandInput,
  block: { reason: string } | null,
) {
  const phone = phoneOf(given);
  const customer = await setBlocked(tx, phone, block !== null, now);
  if (customer === undefined) throw noCustomer(phone);
  return { customer, ...block };
}

async function verifyCustomer({ db, now }: OperatorContext, given: CommandInput) {
  const phone = phoneOf(given);
  const customer = await confirmPhone(db, phone, now);
  if (customer === undefined) throw noCustomer(phone);
  return { customer };
}

const noCustomer = (phone: string) => new StartFailure(`No customer has the phone number ${phone}.`);
