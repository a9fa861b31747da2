import type { Refund, RefundDetail, ReturnItem } from "@sen/api";
import {
  allReturnItems,
  type IdentityStatus,
  newestFirst,
  orderPoints,
  OrderStatus,
  RefundStatus,
  refundNeedsIdentity,
  RequestType,
} from "@sen/domain";
import { returnItemsOf } from "./return-items.ts";
import type { OrderBundle, StoredRefund } from "../bundle.ts";
import { attachmentOf } from "./attachments.ts";
import { requestCode } from "./codes.ts";
import { contextOf } from "./context.ts";
import { moment, textOrNull, type Presentation } from "./presentation.ts";

/** A refund in the wire format. */
export function refundOf(bundle: OrderBundle, stored: StoredRefund): Refund {
  return {
    id: stored.id,
    code: requestCode("HT", stored),
    order_detail_id: stored.order_id,
    status: stored.status,
    ...sourceOf(bundle, stored),
    amount_refund: stored.amount,
    infor_banking_customer: stored.bank,
    reason_not_refund: textOrNull(stored.reason_not_refund),
    refund_request_histories: newestFirst(
      stored.histories.map(({ id, status, created_at }) => ({
        id,
        status_update: status,
        create_at: moment(created_at),
      })),
    ),
    created_at: moment(stored.created_at),
  };
}

/** What a refund is for: its return if it has one, else a compensated complaint or the cancelled order. */
function sourceOf(
  { order, complaints }: OrderBundle,
  { return_request_id }: StoredRefund,
): Pick<Refund, "source_type" | "source_id"> {
  if (return_request_id !== null) return { source_type: RequestType.return, source_id: return_request_id };
  const complaint = complaints.at(-1);
  if (complaint && order.order_status !== OrderStatus.cancelled) {
    return { source_type: RequestType.complaint, source_id: complaint.id };
  }
  return { source_type: RequestType.cancel, source_id: order.id };
}

/** The pieces a refund covers: those of its return, or all of a cancelled order. A complaint's compensation covers none. */
function itemsOf({ returns, items }: OrderBundle, { source_type, source_id }: Refund): ReturnItem[] {
  if (source_type === RequestType.complaint) return [];
  const back = returns.find(({ id }) => source_type === RequestType.return && id === source_id);
  return back ? returnItemsOf(back, items) : allReturnItems({ order_detail_items: items });
}

interface MovedRefund {
  status: number;
  updated_at: Date | string;
  histories: readonly { created_at: Date | string }[];
}

/** Whether the bank account was changed after the transfer failed: nothing else updates a refund between two statuses. */
export const hasNewBank = ({ status, updated_at, histories }: MovedRefund): boolean =>
  status === RefundStatus.failed &&
  histories.every(({ created_at }) => new Date(created_at) < new Date(updated_at));

/** When a refund was paid, in ms; infinity while it is not. */
function paidAt({ histories }: StoredRefund): number {
  const paid = histories.find(({ status }) => status === RefundStatus.completed);
  return paid ? Date.parse(paid.created_at) : Infinity;
}

/** The points that a refund takes back, after the refunds paid before it. None if it was paid before the order was completed and earned points. */
function pointsTakenBack({ order, refunds }: OrderBundle, refund: StoredRefund): number {
  const at = paidAt(refund);
  if (order.completed_at !== null && at < Date.parse(order.completed_at)) return 0;
  const earlier = refunds.filter((other) => paidAt(other) < at);
  const { amount } = refund;
  const withIt = [...earlier, { status: RefundStatus.completed, amount }];
  return orderPoints(order, earlier) - orderPoints(order, withIt);
}

/**
 * A refund with everything its page shows.
 *
 * @param identity the state of the customer's identity verification
 */
export function refundDetailOf(
  bundle: OrderBundle,
  stored: StoredRefund,
  presentation: Presentation,
  identity: IdentityStatus,
): RefundDetail {
  const refund = refundOf(bundle, stored);
  const { source_type, source_id } = refund;
  const led =
    source_type === RequestType.return
      ? bundle.returns.find(({ id }) => id === source_id)
      : source_type === RequestType.complaint
        ? bundle.complaints.find(({ id }) => id === source_id)
        : undefined;
  return {
    ...refund,
    refund_items: itemsOf(bundle, refund),
    needs_identity:
      stored.status === RefundStatus.new && refundNeedsIdentity(stored, identity === "verified"),
    identity_status: identity,
    has_new_bank: hasNewBank(stored),
    points_taken_back: pointsTakenBack(bundle, stored),
    ...contextOf(bundle, presentation, led && "station" in led ? led.station : null),
    cs_attachments: (led?.attachments ?? []).map((one) => attachmentOf(one, presentation)),
  };
}
