import { ok } from "../../http/envelope.ts";
import type { Operation } from "../../http/operation.ts";
import { releaseLapsed } from "../orders/lapse.ts";
import { ownBundle, tellingOf } from "../../orders/own.ts";
import { orderDetailOf } from "../../orders/telling/order.ts";

/** One order of the customer with everything that was raised about it. */
export const getOrder: Operation<"getOrder"> = async (context) => {
  await releaseLapsed(context);
  const bundle = await ownBundle(context.db, context.customer, context.params.id);
  return ok(orderDetailOf(bundle, tellingOf(context)));
};
