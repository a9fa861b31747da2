import type { OrderDetail, OrderHistory } from "@sen/api";
import { AttachmentCreator } from "./attachments.ts";
import { changesOnly, newestFirst, type StatusChange } from "./history.ts";
import {
  complaintTitles,
  notRefundedTitle,
  orderTitles,
  parcelTitles,
  paymentFailedTitle,
  pickupTitle,
  refundTitles,
  returnTitles,
  type OrderTitleKey,
  type Title,
  type Tone,
} from "./order-title.ts";
import { OrderStatus, PaymentStatus, RefundStatus, ReturnStatus } from "./statuses.ts";

/** A change of an order, its parcel, or its requests. Its id is unique within this timeline only. */
export interface OrderTimelineEntry extends StatusChange {
  status_update: { labelKey: OrderTitleKey; tone: Tone };
  /** The carrier's note. */
  note: { reason_delivery_fail: string | null } | null;
}

/** The fields of an order that its timeline is made from. */
export type OrderHistories = Pick<
  OrderDetail,
  | "delivery_type"
  | "order_histories"
  | "purchase_delivery_request"
  | "return_request"
  | "complaint_requests"
  | "refund_request"
>;

type Draft = Omit<OrderTimelineEntry, "id">;
const draft = (
  create_at: string,
  { titleKey: labelKey, tone }: Title,
  note: Draft["note"] = null,
): Draft => ({ create_at, status_update: { labelKey, tone }, note });
const oldestFirst = <Change extends StatusChange>(histories: readonly Change[]): Change[] =>
  newestFirst(histories).reverse();

/** The title of the order's own status; distinguishes a failed online payment, and an order that waits at the mall. */
function ownTitle({ status_update, payment_status }: OrderHistory, isPickup: boolean): Title {
  if (isPickup && status_update === OrderStatus.toReceive) return pickupTitle;
  const isUnpaid = status_update === OrderStatus.pendingConfirm && payment_status === PaymentStatus.failed;
  return isUnpaid ? paymentFailedTitle : orderTitles[status_update];
}

/** The order's own changes, without entries that repeat a title: retried payments leave several. */
function ownChanges({ order_histories, delivery_type }: OrderHistories): Draft[] {
  const titleOf = (entry: OrderHistory) => ownTitle(entry, delivery_type === "go_to_mall");
  return changesOnly(order_histories, (entry) => titleOf(entry).titleKey)
    .reverse()
    .map((entry) => draft(entry.create_at, titleOf(entry)));
}

/** Failed deliveries and their outcome. The order's own statuses cover all other events of the parcel. */
function parcelChanges({ purchase_delivery_request }: OrderHistories): Draft[] {
  const entries = (purchase_delivery_request?.histories ?? []).map((entry) => ({
    ...entry,
    create_at: entry.created_at,
  }));
  const way = oldestFirst(entries);
  return way.flatMap(({ status, note, create_at }, index) => {
    if (status === ReturnStatus.deliveryFailed) return [draft(create_at, parcelTitles.failed, note)];
    if (way[index - 1]?.status !== ReturnStatus.deliveryFailed) return [];
    if (status === ReturnStatus.processing) return [draft(create_at, parcelTitles.again)];
    return status === ReturnStatus.shopConfirmedReceived ? [draft(create_at, parcelTitles.back)] : [];
  });
}

/** The customer's return. A return that the system opened for a failed parcel is covered by `parcelChanges`. */
function returnChanges({ return_request }: OrderHistories): Draft[] {
  if (return_request?.creator_type !== AttachmentCreator.customer) return [];
  return oldestFirst(return_request.return_request_histories).map(({ create_at, status_update, note }) =>
    draft(create_at, returnTitles[status_update], note),
  );
}

function complaintChanges({ complaint_requests }: OrderHistories): Draft[] {
  const called = (status: keyof typeof complaintTitles) => complaintTitles[status];
  return complaint_requests.flatMap(({ complaint_request_histories }) =>
    changesOnly(complaint_request_histories, ({ status_update }) => called(status_update).titleKey)
      .reverse()
      .map(({ create_at, status_update }) => draft(create_at, called(status_update))),
  );
}

function refundChanges({ refund_request }: OrderHistories): Draft[] {
  if (refund_request === null) return [];
  const isRefused = Boolean(refund_request.reason_not_refund?.trim());
  return oldestFirst(refund_request.refund_request_histories).map(({ create_at, status_update }) => {
    const refused = isRefused && status_update === RefundStatus.cancelled;
    return draft(create_at, refused ? notRefundedTitle : refundTitles[status_update]);
  });
}

/**
 * The history of an order, newest first: its own statuses, failed deliveries, its return, complaints and refund. At the same instant, the
 * parcel counts as earliest, then the requests, the order, and its money.
 */
export function orderTimeline(order: OrderHistories): OrderTimelineEntry[] {
  return [parcelChanges, returnChanges, complaintChanges, ownChanges, refundChanges]
    .flatMap((changesOf) => changesOf(order))
    .sort((a, b) => Date.parse(a.create_at) - Date.parse(b.create_at))
    .map((entry, index) => ({ id: index + 1, ...entry }))
    .reverse();
}
