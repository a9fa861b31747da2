import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { viewOrder } from "../view-order.ts";

/** One of the customer's orders with all its requests. */
export const getOrder: Operation<"getOrder"> = async (context) => {
  return ok(await viewOrder(context, context.params.id));
};
