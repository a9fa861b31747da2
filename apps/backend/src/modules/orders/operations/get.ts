import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { orderDetailOf, ownBundle, presentationOf } from "../../order-records/index.ts";

/** One of the customer's orders with all its requests. */
export const getOrder: Operation<"getOrder"> = async (context) => {
  const bundle = await ownBundle(context.db, context.customer, context.params.id);
  return ok(orderDetailOf(bundle, presentationOf(context)));
};
