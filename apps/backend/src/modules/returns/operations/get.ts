import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { presentationOf } from "../../order-records/index.ts";
import { ownReturn } from "../own.ts";

/** One of the customer's returns. */
export const getReturn: Operation<"getReturn"> = async (context) => {
  return ok(await ownReturn(context.db, context.customer, context.params.id, presentationOf(context)));
};
