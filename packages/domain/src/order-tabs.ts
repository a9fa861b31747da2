import { AttachmentCreator } from "./attachments.ts";
import { meets, type OrderCondition, type OrderFacts } from "./order-condition.ts";
import { ORDER_SHORTCUTS, type OrderShortcut } from "./order-shortcuts.ts";
import { ComplaintStatus, OrderStatus, PaymentStatus, RefundStatus, ReturnStatus } from "./statuses.ts";

/**
 * What the order list can be narrowed to, with its number and the value it sends. Spec §4, order tab filter.
 * Waiting pickup is in the enumeration and has no tab; the spec's table shows no value for it, so this one is ours.
 */
export const ORDER_FILTERS = {
  all: { number: 1, value: "" },
  created: { number: 2, value: "CREATED" },
  waiting_pickup: { number: 3, value: "WAITING_PICKUP" },
  delivering: { number: 4, value: "TO_RECEIVE" },
  delivered: { number: 5, value: "COMPLETED" },
  cancelled: { number: 6, value: "CANCELLED" },
  returned: { number: 7, value: "RETURN" },
  refund: { number: 8, value: "REFUND" },
  complaint: { number: 9, value: "COMPLAINT" },
  delivery_failed: { number: 10, value: "DELIVERY_FAILED" },
  confirmed: { number: 11, value: "CONFIRMED" },
  payment_failed: { number: 12, value: "PAYMENT_FAILED" },
} as const;

export type OrderFilterName = keyof typeof ORDER_FILTERS;
/** The wire value of a filter, as `filter_status` carries it. */
export type OrderFilterValue =
  (typeof ORDER_FILTERS)[OrderFilterName]["value"] | (typeof ORDER_SHORTCUTS)[OrderShortcut];

/** Shortcuts whose orders stand under no tab of their own. */
export const TABLESS_SHORTCUTS = [
  "to_pay",
  "preparing",
  "to_review",
] as const satisfies readonly OrderShortcut[];
export type TablessShortcut = (typeof TABLESS_SHORTCUTS)[number];

/** The shortcut without a tab that an address asks for; null for anything else. */
export function shortcutOfFilter(value: string | null | undefined): TablessShortcut | null {
  return TABLESS_SHORTCUTS.find((shortcut) => ORDER_SHORTCUTS[shortcut] === value) ?? null;
}

/** The tabs of the order list, in their order. Spec §2, order list. */
export const ORDER_TABS = [
  "all",
  "created",
  "delivering",
  "delivered",
  "cancelled",
  "returned",
  "refund",
  "complaint",
  "delivery_failed",
  "confirmed",
  "payment_failed",
] as const satisfies readonly OrderFilterName[];
export type OrderTab = (typeof ORDER_TABS)[number];

const tabLabels = {
  all: "orders:tab.all",
  created: "orders:tab.created",
  delivering: "orders:tab.delivering",
  delivered: "orders:tab.delivered",
  cancelled: "orders:tab.cancelled",
  returned: "orders:tab.returned",
  refund: "orders:tab.refund",
  complaint: "orders:tab.complaint",
  delivery_failed: "orders:tab.delivery_failed",
  confirmed: "orders:tab.confirmed",
  payment_failed: "orders:tab.payment_failed",
} as const satisfies Record<OrderTab, string>;

/** The text key of a tab's label. */
export function orderTabLabel(tab: OrderTab): (typeof tabLabels)[OrderTab] {
  return tabLabels[tab];
}

/** The value that a tab sends as `filter_status`; empty for all. */
export function filterOfTab(tab: OrderTab): OrderFilterValue {
  return ORDER_FILTERS[tab].value;
}

/** The tab that an address or a query asks for, by its filter value; the all tab for anything else. */
export function tabOfFilter(value: string | null | undefined): OrderTab {
  return ORDER_TABS.find((tab) => ORDER_FILTERS[tab].value === value) ?? "all";
}

const { pendingConfirm, created, confirmed, toReceive, delivered, completed, cancelled } = OrderStatus;

/** A return that the system opened, while the parcel it is about is not on its way to the customer. */
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
 * Which orders stand under a tab: those that meet its condition. The server's list asks the same table. Spec §4 names the filter
 * values and not what they take in, so this is our choice: an unpaid order is a placed one; "delivered" are those that arrived, confirmed by
 * the customer or not; a parcel that failed is on no way any more, and the return that the system opens for it is none of the customer's.
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

/** The tabs that an order stands under, in their order. */
export function tabsOfOrder(order: OrderFacts): OrderTab[] {
  return ORDER_TABS.filter((tab) => meets(order, TAB_CONDITIONS[tab]));
}
