import type { Answer } from "@sen/api";
import { ReturnStatus } from "@sen/domain";
import { lockReturn, presentationOf } from "../../order-records/index.ts";
import { moveReturn } from "../return-moves.ts";
import { ok } from "../../../http/envelope.ts";
import { say, type MessageCode } from "../../../texts/messages.ts";
import type { Operation, OperationContext } from "../../../http/operation.ts";
import { changeOnce } from "../../idempotency/index.ts";
import { ownReturn } from "../own.ts";

type Step = "recallReturn" | "approveReturnAsCustomer" | "confirmReturnReceived";

/** Cancels a return, as long as the customer has not accepted the shop's solution. */
export const recallReturn: Operation<"recallReturn"> = (context) =>
  step(context, "recallReturn", {
    id: context.body.return_id,
    to: ReturnStatus.cancelled,
    message: "RETURN_CANCELLED",
  });

/** Accepts the shop's solution. */
export const approveReturnAsCustomer: Operation<"approveReturnAsCustomer"> = (context) =>
  step(context, "approveReturnAsCustomer", {
    id: context.body.return_request_id,
    to: ReturnStatus.customerApproved,
  });

/** Confirms that the carrier or the station has the goods. */
export const confirmReturnReceived: Operation<"confirmReturnReceived"> = (context) =>
  step(context, "confirmReturnReceived", {
    id: context.body.return_id,
    to: ReturnStatus.customerConfirmedDelivered,
  });

/** One step by the customer, if domain's table allows it. */
async function step<Id extends Step>(
  context: OperationContext<Id>,
  operation: Id,
  { id, to, message = "SUCCESS" }: { id: number; to: ReturnStatus; message?: MessageCode },
): Promise<Answer<"getReturn">> {
  const { customer, db, clock, locale } = context;
  await changeOnce(context, operation, async (tx) => {
    const { order, request } = await lockReturn(tx, customer, id);
    await moveReturn(tx, order, request, { to, actor: "customer" }, clock.now());
    return { id };
  });
  const presentation = presentationOf({ locale, clock, config: context.config });
  return ok(await ownReturn(db, customer, id, presentation), say(message, locale));
}
