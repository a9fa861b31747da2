import { PaymentMethod } from "@sen/domain";
import { eq } from "drizzle-orm";
import { StartFailure } from "../../database/failure.ts";
import { customers } from "../../database/schema/index.ts";
import { completeOrder, confirmOrder, deliver, failDelivery, handOver } from "../actions/orders.ts";
import { plantOrder } from "../scenario/plant-order.ts";
import type { Desk } from "../desk.ts";
import { flag, numberAt, sentence, type Command } from "./command.ts";

const step = (
  name: string,
  about: string,
  act: (desk: Desk, order: number) => Promise<unknown>,
): Command => ({
  name,
  usage: "<order>",
  about,
  run: async (desk, given) => {
    const order = numberAt(given, 0, "order");
    await act(desk, order);
    return { order };
  },
});

/** Shop and carrier on the way of an order. */
export const orderCommands: readonly Command[] = [
  step("confirm", "The shop confirms the order.", confirmOrder),
  step("hand-over", "The shop hands the parcel to the carrier.", handOver),
  step("deliver", "The carrier delivers the parcel; cash is collected.", deliver),
  {
    name: "fail-delivery",
    usage: "<order> <reason>",
    about: "The carrier cannot deliver the parcel; a return opens that says why.",
    flags: ["reason"],
    run: async (desk, given) => {
      const order = numberAt(given, 0, "order");
      return { order, return: await failDelivery(desk, order, sentence(given, 1, "reason")) };
    },
  },
  step("complete", "The mall closes a delivered order.", completeOrder),
  {
    name: "order create",
    usage: "--phone <customer> [--payment cod|online] [--lines 1] [--start 0]",
    about: "Places an order for a customer, for demonstrations and tests.",
    flags: ["phone", "payment", "lines", "start"],
    demonstration: true,
    run: async (desk, given) => {
      const phone = flag(given, "phone") ?? "";
      const [customer] = await desk.db
        .select({ id: customers.id })
        .from(customers)
        .where(eq(customers.phone, phone));
      if (!customer) throw new StartFailure(`There is no customer with the phone number ${phone}.`);
      const payment_method = flag(given, "payment") === "online" ? PaymentMethod.online : PaymentMethod.cod;
      const [start, lines] = [Number(flag(given, "start") ?? 0), Number(flag(given, "lines") ?? 1)];
      return { order: await plantOrder(desk, { customer_id: customer.id, payment_method, start, lines }) };
    },
  },
];
