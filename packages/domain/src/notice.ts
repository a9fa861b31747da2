import { NotificationSource } from "./notification-target.ts";
import type { NotificationTab } from "./notification-tabs.ts";

/** The tab and the subject of a kind of notification. */
export interface NoticeKindFacts {
  tab: NotificationTab;
  source: NotificationSource;
}

const { normal, cancel, complaint, refund, ticket, coupon, review, identity, product, shop } =
  NotificationSource;
const order: NoticeKindFacts = { tab: "order", source: normal };
const cancelled: NoticeKindFacts = { tab: "order", source: cancel };
const ofReturn: NoticeKindFacts = { tab: "order", source: NotificationSource.return };
const ofComplaint: NoticeKindFacts = { tab: "order", source: complaint };
const money: NoticeKindFacts = { tab: "wallet", source: refund };
const points: NoticeKindFacts = { tab: "wallet", source: normal };
const answered: NoticeKindFacts = { tab: "activity", source: ticket };

/**
 * All kinds of notifications with their tab and target. The spec names the tabs and targets; the assignment is our choice: orders, returns and
 * complaints under order; money and points under wallet; coupons, wishes and followed shops under promotion; replies under activity.
 */
export const NOTICE_KINDS = {
  order_placed: order,
  order_unpaid: order,
  order_paid: order,
  payment_started: order,
  payment_failed: order,
  order_confirmed: order,
  order_shipped: order,
  order_out_for_delivery: order,
  order_delivered: order,
  order_completed: order,
  delivery_failed: order,
  delivery_retried: order,
  order_cancelled: cancelled,
  order_cancelled_by_shop: cancelled,
  order_expired: cancelled,
  order_undelivered: cancelled,
  return_requested: ofReturn,
  return_processing: ofReturn,
  return_approved: ofReturn,
  return_rejected: ofReturn,
  return_cancelled: ofReturn,
  return_agreed: ofReturn,
  return_collected: ofReturn,
  return_not_carried: ofReturn,
  return_received: ofReturn,
  return_completed: ofReturn,
  complaint_raised: ofComplaint,
  complaint_processing: ofComplaint,
  complaint_answered: ofComplaint,
  complaint_compensating: ofComplaint,
  complaint_cancelled: ofComplaint,
  complaint_resolved: ofComplaint,
  evidence_requested: ofComplaint,
  refund_opened: money,
  refund_approved: money,
  refund_sent: money,
  refund_completed: money,
  refund_failed: money,
  refund_cancelled: money,
  points_earned: points,
  points_taken_back: points,
  coupon_ending: { tab: "promotion", source: coupon },
  wish_cheaper: { tab: "promotion", source: product },
  wish_back: { tab: "promotion", source: product },
  shop_deal: { tab: "promotion", source: shop },
  shop_coupon: { tab: "promotion", source: shop },
  ticket_answered: answered,
  ticket_asked: answered,
  ticket_closed: answered,
  shop_answered: answered,
  review_answered: { tab: "activity", source: review },
  identity_verified: { tab: "activity", source: identity },
  identity_refused: { tab: "activity", source: identity },
} as const satisfies Record<string, NoticeKindFacts>;
export type NoticeKind = keyof typeof NOTICE_KINDS;

/** Kinds sent once for a whole purchase, payment or set of followed shops, even if several shops are involved. */
const NOTICES_TOLD_TOGETHER = [
  "order_placed",
  "order_unpaid",
  "order_paid",
  "payment_started",
  "payment_failed",
  "order_expired",
  "shop_deal",
  "shop_coupon",
] as const satisfies readonly NoticeKind[];
export type NoticeToldTogether = (typeof NOTICES_TOLD_TOGETHER)[number];

/** Whether one notification of this kind covers several orders or shops. */
export function isToldTogether(kind: NoticeKind): kind is NoticeToldTogether {
  return (NOTICES_TOLD_TOGETHER as readonly NoticeKind[]).includes(kind);
}

/** How long before its end the customer is reminded of a saved coupon, in ms. Our choice; the spec does not show it. */
export const COUPON_ENDING_MS = 24 * 60 * 60 * 1000;

/** How long a notification is kept, in ms. Our choice; the spec does not show it. */
export const NOTICE_KEPT_MS = 180 * 24 * 60 * 60 * 1000;
