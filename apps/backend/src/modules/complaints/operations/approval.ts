import { ApiCode, ApprovalCode } from "@sen/domain";
import { say } from "../../../texts/messages.ts";
import type { Operation } from "../../../http/operation.ts";
import { offers, ownOrder } from "../../order-records/index.ts";

/** Checks whether the order may be complained about, before the form opens. Spec §5: the result is in `code`. */
export const checkComplaintApproval: Operation<"checkComplaintApproval"> = async ({
  customer,
  body,
  db,
  clock,
  locale,
}) => {
  const { order_detail_id } = body;
  const order = await ownOrder(db, customer, order_detail_id);
  const data = { order_detail_id };
  return offers(order, "complaint", clock.now())
    ? { code: ApiCode.success, status: 1, message: say("SUCCESS", locale), message_code: "SUCCESS", data }
    : {
        code: ApprovalCode.complaintBlocked,
        status: 0,
        message: say("COMPLAINT_BLOCKED", locale),
        message_code: "COMPLAINT_BLOCKED",
        data,
      };
};
