import {
  cancelForShop,
  completeOrder,
  confirmOrder,
  deliver,
  failDelivery,
  handOver,
  passStation,
  startDelivery,
} from "../actions/orders.ts";
import { commandsOn, flag, numberAt, sentence, type Command } from "./command.ts";

const { step, saying } = commandsOn("order");

/** The shop's and the carrier's steps of an order. */
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
  step("set-out", "The carrier sets out to bring the parcel.", startDelivery),
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
];
