import { eq } from "../../database/drizzle.ts";
import { orders } from "../../database/schema/index.ts";
import { isPaidOnline } from "../actions/refunds.ts";
import {
  cancelForShop,
  completeOrder,
  confirmOrder,
  deliver,
  failDelivery,
  handOver,
  passStation,
  startDelivery,
  undeliver,
} from "../actions/orders.ts";
import { assertReceiver } from "../actions/show-order.ts";
import { commandsOn, flag, numberAt, sentence, type Command } from "./command.ts";

const { step, saying } = commandsOn("order");

/** The shop's and the carrier's steps of an order. */
export const orderCommands: readonly Command[] = [
  step("confirm", "Confirms an order as the shop.", confirmOrder),
  {
    name: "hand-over",
    args: "<order>",
    about: "Hands the parcel over to the carrier, or with --code to one of the mall's own riders.",
    flags: ["--code <code>", "--rider <name>"],
    runsOutside: ({ carrier }) => carrier.book !== null,
    run: async (context, given) => {
      const order = numberAt(given, 0, "order");
      const [code, rider] = [flag(given, "code"), flag(given, "rider")];
      await handOver(context, order, { code, rider });
      return { order, ...(code !== undefined && { code }), ...(rider !== undefined && { rider }) };
    },
  },
  saying("pass", "place", "Records that the parcel passed one of the carrier's stations.", passStation),
  step("set-out", "Marks the parcel as out for delivery.", startDelivery),
  step("deliver", "Marks the parcel as delivered; cash on delivery counts as collected.", deliver),
  saying(
    "undeliver",
    "reason",
    "Takes back a `deliver` that was meant for another order: the parcel is on its way again. Not once its cash was received, the customer has a request about it, or the carrier reported the delivery.",
    undeliver,
  ),
  {
    name: "fail-delivery",
    args: "<order> [reason...]",
    about: "Marks the delivery as failed and opens a return with the reason.",
    flags: ["--reason <text>"],
    run: async (context, given) => {
      const order = numberAt(given, 0, "order");
      return { order, return: await failDelivery(context, order, sentence(given, 1, "reason")) };
    },
  },
  step("complete", "Completes a delivered order as the mall.", completeOrder),
  {
    name: "cancel",
    args: "<order> [reason...]",
    about:
      "Cancels an order as the shop before the parcel is handed over; what was paid is refunded. Nothing brings it back, so give the receiver's name as well; without it, the command only says whose order it is.",
    flags: ["--reason <text>", "--name <receiver>"],
    runsOutside: ({ db }, given) => isPaidOnline(db, eq(orders.id, numberAt(given, 0, "order"))),
    run: async (context, given) => {
      const order = numberAt(given, 0, "order");
      const reason = sentence(given, 1, "reason");
      await assertReceiver(context.db, order, flag(given, "name"));
      await cancelForShop(context, order, reason);
      return { order, reason };
    },
  },
];
