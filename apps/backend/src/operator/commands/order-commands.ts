import { PaymentMethod } from "@sen/domain";
import { StartFailure } from "../../database/failure.ts";
import {
  cancelForShop,
  completeOrder,
  confirmOrder,
  deliver,
  failDelivery,
  handOver,
  passStation,
  setOut,
} from "../actions/orders.ts";
import { decidePayment } from "../actions/payments.ts";
import { plantOrder } from "../scenario/plant-order.ts";
import { customerOf } from "../scenario/customer.ts";
import type { OperatorContext } from "../operator-context.ts";
import { commandsOn, flag, numberAt, sentence, type Command } from "./command.ts";

const { step, saying } = commandsOn("order");

/** The way of an order, step by step, by what it then is. */
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
  if (last === -1) throw new StartFailure(`--until is one of ${Object.keys(way).join(", ")}.`);
  return Object.values(way).slice(0, last + 1);
}

/** Shop and carrier on the way of an order. */
export const orderCommands: readonly Command[] = [
  step("confirm", "The shop confirms the order.", confirmOrder),
  {
    name: "hand-over",
    usage: '<order> [--code <code>] [--rider "…"]',
    about: "The shop hands the parcel to the carrier, or to a rider of the mall whose code is typed.",
    flags: ["code", "rider"],
    run: async (context, given) => {
      const order = numberAt(given, 0, "order");
      await handOver(context, order, { code: flag(given, "code"), rider: flag(given, "rider") });
      return { order };
    },
  },
  saying("pass", "place", "The parcel passes a station of the carrier.", passStation),
  step("set-out", "The carrier sets out to bring the parcel.", setOut),
  step("deliver", "The carrier delivers the parcel; cash is collected.", deliver),
  {
    name: "fail-delivery",
    usage: "<order> <reason>",
    about: "The carrier cannot deliver the parcel; a return opens that says why.",
    flags: ["reason"],
    run: async (context, given) => {
      const order = numberAt(given, 0, "order");
      return { order, return: await failDelivery(context, order, sentence(given, 1, "reason")) };
    },
  },
  step("complete", "The mall closes a delivered order.", completeOrder),
  saying(
    "cancel",
    "reason",
    "The shop cancels the order before the parcel leaves; what was paid begins its way back.",
    cancelForShop,
  ),
  {
    name: "order create",
    usage:
      "--phone <customer> [--payment cod|online] [--lines 1] [--start 0] [--until confirmed|handed-over|delivered|completed]",
    about: "Places an order for a customer and brings it so far, for demonstrations and tests.",
    flags: ["phone", "payment", "lines", "start", "until"],
    demonstration: true,
    run: async (context, given) => {
      const steps = stepsUntil(flag(given, "until"));
      const customer_id = await customerOf(context, flag(given, "phone") ?? "");
      const payment_method = flag(given, "payment") === "online" ? PaymentMethod.online : PaymentMethod.cod;
      const [start, lines] = [Number(flag(given, "start") ?? 0), Number(flag(given, "lines") ?? 1)];
      const order = await plantOrder(context, { customer_id, payment_method, start, lines });
      // The shop sees an order that is paid online only then.
      if (steps.length > 0 && payment_method === PaymentMethod.online) {
        await decidePayment(context, order, "paid");
      }
      for (const act of steps) await act(context, order);
      return { order };
    },
  },
];
