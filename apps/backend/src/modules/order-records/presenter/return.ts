import type { ReturnDetail, ReturnRequest } from "@sen/api";
import { AttachmentCreator, returnFailReason, ReturnStatus } from "@sen/domain";
import { returnReasonText } from "../../../texts/reason-texts.ts";
import type { OrderBundle, StoredReturn } from "../bundle.ts";
import { attachmentOf } from "./attachments.ts";
import { requestCode } from "./codes.ts";
import { contextOf } from "./context.ts";
import { refundOf } from "./refund.ts";
import { returnHistoriesOf } from "./return-history.ts";
import { returnItemsOf } from "./return-items.ts";
import { moment, textOrNull, type Presentation } from "./presentation.ts";

/** Whether the system opened the return after a failed delivery: then that is its first history entry. */
export function isOpenedByFailedDelivery({
  histories,
}: {
  histories: readonly { status: number }[];
}): boolean {
  return histories[0]?.status === ReturnStatus.deliveryFailed;
}

/** A return in the wire format. Spec §3, return_request. */
export function returnOf(
  stored: StoredReturn,
  { items }: Pick<OrderBundle, "items">,
  presentation: Presentation,
): ReturnRequest {
  const bySystem = isOpenedByFailedDelivery(stored);
  const reason = stored.reason_return;
  const histories = returnHistoriesOf(stored.histories, presentation.locale);
  return {
    id: stored.id,
    code: requestCode("TH", stored),
    order_detail_id: stored.order_id,
    status: stored.status,
    creator_type: bySystem ? AttachmentCreator.system : AttachmentCreator.customer,
    reason: bySystem ? null : reason,
    reason_text: bySystem
      ? (returnFailReason({ return_request_histories: histories }) ?? "")
      : returnReasonText(reason, presentation.locale),
    amount_refund: stored.amount_refund,
    return_items: returnItemsOf(stored, items),
    delivery_method: bySystem ? null : (stored.delivery_method as ReturnRequest["delivery_method"]),
    customer_note: { description: textOrNull(stored.customer_note.description) },
    feedback: feedbackOf(stored),
    cs_attachments: stored.attachments.map((one) => attachmentOf(one, presentation)),
    return_request_histories: histories,
    created_at: moment(stored.created_at),
  };
}

function feedbackOf({ feedback }: StoredReturn): ReturnRequest["feedback"] {
  const reason_reject = textOrNull(feedback.reason_reject);
  const solution = textOrNull(feedback.solution);
  return reason_reject === null && solution === null ? null : { reason_reject, solution };
}

/** A return with everything its page shows. */
export function returnDetailOf(
  bundle: OrderBundle,
  stored: StoredReturn,
  presentation: Presentation,
): ReturnDetail {
  const bySystem = isOpenedByFailedDelivery(stored);
  const refund = bundle.refunds.findLast(({ return_request_id }) => return_request_id === stored.id);
  return {
    ...returnOf(stored, bundle, presentation),
    ...contextOf(bundle, presentation, stored.station),
    customer_info: bySystem ? null : stored.customer_info,
    tenant_info: stored.tenant_info,
    ward_code: bySystem ? null : stored.ward_code,
    infor_banking_customer: stored.infor_banking_customer,
    refund: refund ? refundOf(bundle, refund) : null,
  };
}
