import { AttachmentCreator } from "./attachments.ts";
import { meets, type OrderCondition, type OrderFacts } from "./order-condition.ts";
import { ORDER_SHORTCUTS, type OrderShortcut } from "./order-shortcuts.ts";
import { ComplaintStatus, OrderStatus, PaymentStatus, RefundStatus, ReturnStatus } from "./statuses.ts";

/**
 * Filters of the order list, each with the value it sends as `filter_status`. The spec numbers them from 1 to 12 in this order. Spec §4,
 * order tab filter. Waiting pickup is in the enumeration but has no tab; the spec shows no value for it, so its value is our choice.
 */
export const ORDER_FILTERS = {
  all: "",
  created: "CREATED",
  waiting_pickup: "WAITING_PICKUP",
  delivering: "TO_RECEIVE",
  delivered: "COMPLETED",
  cancelled: "CANCELLED",
  returned: "RETURN",
  refund: "REFUND",
  complaint: "COMPLAINT",
  delivery_failed: "DELIVERY_FAILED",
  confirmed: "CONFIRMED",
  payment_failed: "PAYMENT_FAILED",
} as const;
type OrderFilter = keyof typeof ORDER_FILTERS;

/** The tabs of the order list, in display order. Spec §2, order list. */
export type OrderTab = Exclude<OrderFilter, "waiting_pickup">;
export const ORDER_TABS = (Object.keys(ORDER_FILTERS) as OrderFilter[]).filter(
  (filter) => filter !== "waiting_pickup",
);

/** The wire value of a filter, sent as `filter_status`. */
export type OrderFilterValue = (typeof ORDER_FILTERS)[OrderFilter] | (typeof ORDER_SHORTCUTS)[OrderShortcut];

/** Shortcuts without a tab of their own. */
const TABLESS_SHORTCUTS = [
  "to_pay",
  "preparing",
  "to_review",
  "returning",
] as const satisfies readonly OrderShortcut[];
export type TablessShortcut = (typeof TABLESS_SHORTCUTS)[number];

/** The tabless shortcut of a filter value in a URL; null for anything else. */
export function shortcutOfFilter(value: string | null | undefined): TablessShortcut | null {
  return TABLESS_SHORTCUTS.find((shortcut) => ORDER_SHORTCUTS[shortcut] === value) ?? null;
}

/** The value that a tab sends as `filter_status`; empty for all. */
export const filterOfTab = (tab: OrderTab): OrderFilterValue => ORDER_FILTERS[tab];

/** The tab of a filter value in a URL or query; the "all" tab for anything else. */
export function tabOfFilter(value: string | null | undefined): OrderTab {
  return ORDER_TABS.find((tab) => ORDER_FILTERS[tab] === value) ?? "all";
}

const { pendingConfirm, created, confirmed, toReceive, delivered, completed, cancelled } = OrderStatus;

/** Statuses of a system-opened return in which the parcel is not on its way to the customer. */
const PARCEL_FAILED = [
  ReturnStatus.deliveryFailed,
  ReturnStatus.shopConfirmedReceived,
  ReturnStatus.completed,
] as const;
const NOT_FAILED = [
  null,
  ...Object.values(ReturnStatus).filter((status) => !(PARCEL_FAILED as readonly unknown[]).includes(status)),
];

/**
 * Which orders a tab shows: those that meet its condition. The server's list uses the same table. Spec §4 names the filter values but not
 * their meaning, so this is our choice: unpaid orders count as placed; "delivered" includes orders confirmed by the customer or not; a
 * failed parcel is no longer in delivery, and its system-opened return does not count as the customer's.
 */
export const TAB_CONDITIONS: Readonly<Record<OrderTab, OrderCondition>> = {
  all: {},
  created: { order_status: [pendingConfirm, created] },
  delivering: { order_status: [toReceive], return_status: NOT_FAILED },
  delivered: { order_status: [delivered, completed] },
  cancelled: { order_status: [cancelled] },
  returned: { return_creator_type: [AttachmentCreator.customer] },
  refund: { refund_status: Object.values(RefundStatus) },
  complaint: { complaint_status: Object.values(ComplaintStatus) },
  delivery_failed: { return_creator_type: [AttachmentCreator.system], return_status: PARCEL_FAILED },
  confirmed: { order_status: [confirmed] },
  payment_failed: { order_status: [pendingConfirm], payment_status: [PaymentStatus.failed] },
};

/** The tabs that show an order, in display order. */
export function tabsOfOrder(order: OrderFacts): OrderTab[] {
  return ORDER_TABS.filter((tab) => meets(order, TAB_CONDITIONS[tab]));
}
