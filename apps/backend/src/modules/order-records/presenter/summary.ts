import type { Order } from "@sen/api";
import {
  awaitsPayment,
  deliveryEventOf,
  evidenceDeadline,
  type EvidenceStanding,
  expectedDelivery,
  isReturnExpired,
  type OrderStatus,
  paymentDeadline,
  returnDeadline,
  returnFailReason,
  reviewStanding,
} from "@sen/domain";
import type { OrderBundle } from "../bundle.ts";
import type { OrderRow } from "../order-row.ts";
import { hasPaymentExpired } from "../payment-expired.ts";
import { asOfNow } from "./expired.ts";
import { itemsOf } from "./items.ts";
import { parcelHistoryOf, type ParcelHistoryEntry } from "./parcels.ts";
import { returnHistoriesOf, type CarriedEntry } from "./return-history.ts";
import { moment, momentOrNull, textOrNull, type Presentation } from "./presentation.ts";

/** An order row from a table, or from JSON, where moments are strings. */
type SummaryRow = {
  [Column in keyof OrderRow]: Date extends OrderRow[Column] ? OrderRow[Column] | string : OrderRow[Column];
};

/** The data from which an order is presented. */
export interface Summed {
  order: Omit<SummaryRow, "held_until" | "confirmed_at" | "completed_at" | "cancelled_at">;
  items: OrderBundle["items"];
  /** The other orders that await the same payment. */
  together: Order["paid_together"];
  /** Ids of the items that were at least partly kept and have no review. */
  unreviewed: readonly number[];
  /** When its parcel should arrive, as estimated when it was booked. */
  expected: { from: string | null; to: string | null } | null;
  /** The newest complaint: the shop's reply, and whether it waits for evidence. */
  complaint: (EvidenceStanding & { feedback: { solution?: string } }) | null;
  /** The parcel's history; null or empty before the carrier has the parcel. */
  way: readonly ParcelHistoryEntry[] | null;
  /** The newest return's history; null or empty without a return. */
  carried: readonly CarriedEntry[] | null;
}

/** An order as the list shows it. The order's page extends it. */
export function orderOf(
  { order: stored, items, together, unreviewed, expected, complaint, way, carried }: Summed,
  { locale, now }: Pick<Presentation, "locale" | "now">,
): Order {
  const order = asOfNow(stored, now);
  const solution = textOrNull(complaint?.feedback.solution);
  return {
    id: order.id,
    code: order.code,
    tenant_id: order.tenant_id,
    tenant_name: order.tenant_name,
    rk_tenant: { image_url: order.tenant_image_url },
    order_detail_items: itemsOf({ items }, locale),
    order_tenant: order.order_tenant,
    order_tenant_final: order.order_tenant_final,
    payment_method: order.payment_method,
    payment_status: order.payment_status,
    payment_deadline: deadlineOf(order),
    payment_expired: hasPaymentExpired(order),
    ...returnTerm(order, now),
    paid_together: awaitsPayment(order) ? together : [],
    items_to_review: canReview(order) ? [...unreviewed] : [],
    expected_delivery: expectedOf(order.order_status, expected, way ?? []),
    delivery_type: order.delivery_type,
    order_status: order.order_status,
    return_status: order.return_status,
    return_creator_type: order.return_creator_type,
    reason_delivery_fail: returnFailReason({
      return_request_histories: returnHistoriesOf(carried ?? [], locale),
    }),
    cancel_status: order.cancel_status,
    complaint_status: order.complaint_status,
    complaint_feedback: solution === null ? null : { solution },
    evidence_deadline: (complaint && evidenceDeadline(complaint, now)?.toISOString()) ?? null,
    refund_status: order.refund_status,
    reason_not_refund: textOrNull(order.reason_not_refund),
    purchase_delivery_request: parcelHistoryOf(way ?? [], locale),
    created_at: moment(order.created_at),
    updated_at: moment(order.updated_at),
  };
}

/** Whether the kept items of an order can be reviewed now. */
function canReview(order: Summed["order"]): boolean {
  const kept = { kept_quantity: 1, review_id: null, edit_until: null };
  return reviewStanding(order, kept, new Date(0)) === "write";
}

function expectedOf(
  status: OrderStatus,
  expected: Summed["expected"],
  way: readonly ParcelHistoryEntry[],
): Order["expected_delivery"] {
  const last = way.at(-1);
  const events = last ? [{ event: last.event ?? deliveryEventOf(last.status) }] : [];
  return expectedDelivery(status, {
    expected_from: momentOrNull(expected?.from ?? null),
    expected_to: momentOrNull(expected?.to ?? null),
    events,
  });
}

/** The deadline for requesting a return, and whether it has passed. */
function returnTerm(
  { delivered_at }: Summed["order"],
  now: Date,
): Pick<Order, "return_deadline" | "return_expired"> {
  const delivered = delivered_at === null ? null : new Date(delivered_at);
  return {
    return_deadline: delivered && moment(returnDeadline(delivered)),
    return_expired: isReturnExpired(delivered, now),
  };
}

/** The payment deadline; null if the order awaits no payment. */
function deadlineOf(order: Summed["order"]): string | null {
  return awaitsPayment(order) ? moment(paymentDeadline(new Date(order.created_at))) : null;
}
