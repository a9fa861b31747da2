import { addressFormSchema, emailSchema, passwordSchema } from "@sen/domain";
import { desc, eq, sql } from "../../database/drizzle.ts";
import { StartFailure } from "../../database/failure.ts";
import { complaints, customers, orders, refunds, returnRequests } from "../../database/schema/index.ts";
import { endAllSessions, hashPassword } from "../../modules/customers/index.ts";
import { playScenario } from "../scenario/scenario.ts";
import type { OperatorContext } from "../operator-context.ts";
import { flag, type Command, type Given } from "./command.ts";

const LIST_LIMIT = 100;
const { contact_name, contact_phone } = addressFormSchema.shape;

/** What concerns the shop as a whole. */
export const shopCommands: readonly Command[] = [
  {
    name: "list",
    usage: "[--phone <customer>]",
    about: "The newest orders, where they stand, and the numbers of their requests.",
    flags: ["phone"],
    run: listOrders,
  },
  {
    name: "customer create",
    usage: '--phone <number> --name "…" --password "…" [--email <address>] [--verified no]',
    about: "Makes an account whose phone is verified, or is not.",
    flags: ["phone", "name", "password", "email", "verified"],
    demonstration: true,
    run: createCustomer,
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
    name: "scenario",
    usage: "[--phone <customer>]",
    about: "Fills an account, the demo's without a number, with an order in every state of every machine.",
    flags: ["phone"],
    demonstration: true,
    run: async (context, given) =>
      (await playScenario(context, flag(given, "phone"))).map((one) => ({ ...one })),
  },
  {
    name: "now",
    usage: "",
    about: "The moment at which commands act; --at moves it.",
    run: (context) => Promise.resolve({ now: context.now.toISOString() }),
  },
];

async function listOrders({ db }: OperatorContext, given: Given) {
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

async function createCustomer({ db, now }: OperatorContext, given: Given) {
  const phone = contact_phone.safeParse(flag(given, "phone") ?? "");
  const name = contact_name.safeParse(flag(given, "name") ?? "");
  const password = flag(given, "password") ?? "";
  if (!phone.success) throw new StartFailure("--phone is ten digits, the first a 0.");
  if (!name.success) throw new StartFailure("--name is first and last name, letters and spaces.");
  if (!passwordSchema.safeParse(password).success) {
    throw new StartFailure(
      "--password needs 8 characters, with a lowercase letter, an uppercase letter and a digit.",
    );
  }
  const email = emailOf(given);
  const [customer] = await db
    .insert(customers)
    .values({
      phone: phone.data,
      full_name: name.data,
      email,
      password_hash: await hashPassword(password),
      phone_verified_at: flag(given, "verified") === "no" ? null : now,
      created_at: now,
      updated_at: now,
    })
    .onConflictDoNothing()
    .returning({ id: customers.id });
  if (!customer) throw new StartFailure("There is an account with this phone number.");
  return { customer: customer.id };
}

function emailOf(given: Given): string | null {
  const said = flag(given, "email");
  if (said === undefined) return null;
  const email = emailSchema.safeParse(said);
  if (email.success) return email.data.toLowerCase();
  throw new StartFailure("--email is a mail address.");
}

async function signOutCustomer({ db, now }: OperatorContext, given: Given) {
  const phone = flag(given, "phone") ?? "";
  const customer = await endAllSessions(db, phone, now);
  if (customer === undefined) throw noCustomer(phone);
  return { customer };
}

async function verifyCustomer({ db, now }: OperatorContext, given: Given) {
  const phone = flag(given, "phone") ?? "";
  const [customer] = await db
    .update(customers)
    .set({ phone_verified_at: now, updated_at: now })
    .where(eq(customers.phone, phone))
    .returning({ id: customers.id });
  if (!customer) throw noCustomer(phone);
  return { customer: customer.id };
}

const noCustomer = (phone: string) =>
  new StartFailure(`There is no customer with the phone number ${phone}.`);
