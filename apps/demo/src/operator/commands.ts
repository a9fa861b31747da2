import { decidePayment } from "../scenario/decide-payment.ts";
import { addressFormSchema, emailSchema, passwordSchema, PaymentMethod } from "@sen/domain";
import { StartFailure } from "@sen/backend/database/failure";
import { addCustomer, hashPassword } from "@sen/backend/modules/customers/index";
import { completeOrder, confirmOrder, deliver, handOver } from "@sen/backend/operator/actions/orders";
import { flag, type Command, type CommandInput } from "@sen/backend/operator/commands/command";
import type { OperatorContext } from "@sen/backend/operator/operator-context";
import { customerOf } from "../scenario/customer.ts";
import { plantOrder } from "../scenario/plant-order.ts";
import { playScenario } from "../scenario/scenario.ts";
import { outboxCommands } from "./outbox-commands.ts";

const { contact_name, contact_phone } = addressFormSchema.shape;

/** The steps of an order, by the state that they lead to. */
const way = {
  confirmed: confirmOrder,
  "handed-over": handOver,
  delivered: deliver,
  completed: completeOrder,
};

function stepsUntil(
  end: string | undefined,
): ((context: OperatorContext, order: number) => Promise<unknown>)[] {
  if (end === undefined) return [];
  const last = Object.keys(way).indexOf(end);
  if (last === -1) throw new StartFailure(`--until must be one of ${Object.keys(way).join(", ")}.`);
  return Object.values(way).slice(0, last + 1);
}

/** Operator commands that only a demonstration has. */
export const demonstrationCommands: readonly Command[] = [
  {
    name: "order create",
    about: "Places an order for a customer and advances it to --until, for demonstrations and tests.",
    flags: [
      "--phone <customer>",
      "--payment <cod|online>",
      "--lines <count>",
      "--start <index>",
      `--until <${Object.keys(way).join("|")}>`,
    ],
    demonstration: true,
    run: async (context, given) => {
      const steps = stepsUntil(flag(given, "until"));
      const customer_id = await customerOf(context, flag(given, "phone") ?? "");
      const payment = flag(given, "payment") ?? "cod";
      if (payment !== "cod" && payment !== "online") {
        throw new StartFailure("--payment must be cod or online.");
      }
      const payment_method = PaymentMethod[payment];
      const start = wholeNumber(given, "start", { otherwise: 0, from: 0 });
      const lines = wholeNumber(given, "lines", { otherwise: 1, from: 1 });
      const order = await plantOrder(context, { customer_id, payment_method, start, lines });
      // The shop only sees an online order after it is paid.
      if (steps.length > 0 && payment_method === PaymentMethod.online) {
        await decidePayment(context, order, "paid");
      }
      for (const act of steps) await act(context, order);
      return { order };
    },
  },
  {
    name: "customer create",

    about: "Creates an account, with its phone number verified unless --verified no.",
    flags: [
      "--phone <number>",
      "--name <name>",
      "--password <password>",
      "--email <address>",
      "--verified <no>",
    ],
    demonstration: true,
    run: createCustomer,
  },
  {
    name: "scenario",

    about:
      "Fills an account (without --phone the demo account) with orders in every status of every state machine.",
    flags: ["--phone <customer>"],
    demonstration: true,
    run: async (context, given) =>
      (await playScenario(context, flag(given, "phone"))).map((one) => ({ ...one })),
  },
  ...outboxCommands,
];

function wholeNumber(
  given: CommandInput,
  name: string,
  { otherwise, from }: { otherwise: number; from: number },
): number {
  const number = Number(flag(given, name) ?? otherwise);
  if (Number.isSafeInteger(number) && number >= from) return number;
  throw new StartFailure(`--${name} must be a whole number of at least ${from}.`);
}

async function createCustomer({ db, now }: OperatorContext, given: CommandInput) {
  const phone = contact_phone.safeParse(flag(given, "phone") ?? "");
  const name = contact_name.safeParse(flag(given, "name") ?? "");
  const password = flag(given, "password") ?? "";
  if (!phone.success) throw new StartFailure("--phone must be ten digits, starting with 0.");
  if (!name.success) throw new StartFailure("--name must be a first and last name of letters and spaces.");
  if (!passwordSchema.safeParse(password).success) {
    throw new StartFailure(
      "--password must have at least 8 characters, with a lowercase letter, an uppercase letter and a digit.",
    );
  }
  const email = emailOf(given);
  const account = {
    phone: phone.data,
    full_name: name.data,
    email,
    password_hash: await hashPassword(password),
    phone_verified_at: flag(given, "verified") === "no" ? null : now,
  };
  const customer = await addCustomer(db, account, now);
  if (!customer) throw new StartFailure("An account with this phone number already exists.");
  return { customer: customer.id };
}

function emailOf(given: CommandInput): string | null {
  const said = flag(given, "email");
  if (said === undefined) return null;
  const email = emailSchema.safeParse(said);
  if (email.success) return email.data.toLowerCase();
  throw new StartFailure("--email must be an email address.");
}
