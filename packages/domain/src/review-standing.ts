import type { ItemReview, Order } from "@sen/api";
import { OrderStatus, ReturnStatus } from "./statuses.ts";
import { hasReturnInTheWay, isPartReturned } from "./order-actions.ts";

/** How long a review can be changed after it was written, in milliseconds: 30 days. The spec does not show it. */
export const REVIEW_EDIT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * How an item stands with its review: it can be written, or changed; or why not. `written`: the time to change it is over;
 * `not_arrived`: the order is not delivered, or never will be; `returning`: a return is open; `returned`: all pieces went back.
 */
export type ReviewStanding = "write" | "edit" | "written" | "not_arrived" | "returning" | "returned";

/** What of an order decides whether its items can be reviewed. */
export type ReviewableOrder = Pick<Order, "order_status" | "return_status" | "cancel_status">;

/** What of an item decides it. */
export type ReviewableItem = Pick<ItemReview, "kept_quantity" | "review_id" | "edit_until">;

/** The last instant at which a review that was written then can be changed. */
export function reviewEditEnd(writtenAt: Date): Date {
  return new Date(writtenAt.getTime() + REVIEW_EDIT_MS);
}

/** Whether a review can still be changed: for 30 days, the last instant included. `now` is the server's time. */
export function mayEditReview({ edit_until }: Pick<ReviewableItem, "edit_until">, now: Date): boolean {
  return edit_until !== null && now.getTime() <= Date.parse(edit_until);
}

const arrived: readonly OrderStatus[] = [OrderStatus.delivered, OrderStatus.completed];

/**
 * How an item stands with its review. The spec names reviews without their conditions, so these are our choice: its buyer reviews what
 * has arrived and was kept, once; a return that is open is waited for, and a review that was written stays whatever goes back later.
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
