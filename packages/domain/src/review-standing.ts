import type { ItemReview, Order } from "@sen/api";
import { OrderStatus, ReturnStatus } from "./statuses.ts";
import { hasReturnInTheWay, isPartReturned } from "./order-actions.ts";

/** How long a review can be edited after it was written, in ms: 30 days. The spec does not show it. */
export const REVIEW_EDIT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Whether an item can be reviewed, its review edited, or why not. `written`: the editing period is over; `not_arrived`: the order is not
 * delivered, or never will be; `returning`: a return is open; `returned`: all pieces were returned.
 */
export type ReviewStanding = "write" | "edit" | "written" | "not_arrived" | "returning" | "returned";

/** The fields of an order that decide whether its items can be reviewed. */
export type ReviewableOrder = Pick<Order, "order_status" | "return_status" | "cancel_status">;

/** The fields of an item that decide whether it can be reviewed. */
export type ReviewableItem = Pick<ItemReview, "kept_quantity" | "review_id" | "edit_until">;

/** The deadline for editing a review written at this time. */
export function reviewEditEnd(writtenAt: Date): Date {
  return new Date(writtenAt.getTime() + REVIEW_EDIT_MS);
}

/** Whether a review can still be edited: for 30 days, inclusive. `now` is the server's time. */
export function mayEditReview({ edit_until }: Pick<ReviewableItem, "edit_until">, now: Date): boolean {
  return edit_until !== null && now.getTime() <= Date.parse(edit_until);
}

const arrived: readonly OrderStatus[] = [OrderStatus.delivered, OrderStatus.completed];

/**
 * Whether an item can be reviewed. The spec names reviews without their conditions, so these are our choice: the buyer reviews, once, what
 * was delivered and kept; not while a return is open. A written review stays whatever is returned later.
 *
 * @param now the server's time
 */
export function reviewStanding(order: ReviewableOrder, item: ReviewableItem, now: Date): ReviewStanding {
  if (item.review_id !== null) return mayEditReview(item, now) ? "edit" : "written";
  if (order.return_status === ReturnStatus.completed && !isPartReturned(order)) return "returned";
  if (!arrived.includes(order.order_status)) return "not_arrived";
  if (hasReturnInTheWay(order)) return "returning";
  return item.kept_quantity > 0 ? "write" : "returned";
}
