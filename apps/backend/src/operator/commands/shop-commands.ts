import { desc, eq, sql } from "../../database/drizzle.ts";
import { StartFailure } from "../../database/failure.ts";
import { complaints, customers, orders, refunds, returnRequests } from "../../database/schema/index.ts";
import { endAllSessions, confirmPhone } from "../../modules/customers/index.ts";
import type { OperatorContext } from "../operator-context.ts";
import { flag, type Command, type CommandInput } from "./command.ts";

const LIST_LIMIT = 100;

/** Commands for the shop as a whole. */
export const shopCommands: readonly Command[] = [
  {
    name: "list",
    usage: "[--phone <customer>]",
    about: "The newest orders, where they stand, and the numbers of their requests.",
    flags: ["phone"],
    run: listOrders,
  },
  {
    name: "customer verify",
    usage: "--phone <number>",
    about: "A mall's service desk has seen that the number is the customer's: the account can sign in.",
    flags: ["phone"],
    run: verifyCustomer,
  },
  {
    name: "customer sign-out",
    usage: "--phone <number>",
    about: "Signs a customer out everywhere: a device was lost, or somebody else knows the password.",
    flags: ["phone"],
    run: signOutCustomer,
  },
  {
    name: "now",
    usage: "",
    about: "The moment at which commands act; --at moves it.",
    run: (context) => Promise.resolve({ now: context.now.toISOString() }),
  },
];

async function listOrders({ db }: OperatorContext, given: CommandInput) {
  const phone = flag(given, "phone");
  const newest = (table: typeof complaints | typeof returnRequests | typeof refunds) =>
    sql<number | null>`(select max(r.id) from ${table} r where r.order_id = ${orders.id})`;
  return db
    .select({
      order: orders.id,
      code: orders.code,
      status: orders.order_status,
      payment: orders.payment_status,
      return: newest(returnRequests),
      return_status: orders.return_status,
      complaint: newest(complaints),
      complaint_status: orders.complaint_status,
      refund: newest(refunds),
      refund_status: orders.refund_status,
    })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customer_id))
    .where(phone === undefined ? undefined : eq(customers.phone, phone))
    .orderBy(desc(orders.id))
    .limit(LIST_LIMIT);
}

async function signOutCustomer({ db, now }: OperatorContext, given: CommandInput) {
  const phone = flag(given, "phone") ?? "";
  const customer = await endAllSessions(db, phone, now);
  if (customer === undefined) throw noCustomer(phone);
  return { customer };
}

async function verifyCustomer({ db, now }: OperatorContext, given: CommandInput) {
  const phone = flag(given, "phone") ?? "";
  const customer = await confirmPhone(db, phone, now);
  if (customer === undefined) throw noCustomer(phone);
  return { customer };
}

const noCustomer = (phone: string) =>
  new StartFailure(`There is no customer with the phone number ${phone}.`);
