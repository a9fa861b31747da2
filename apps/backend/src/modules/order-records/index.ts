export { assertStart, assertTransition, satisfiedGuards, TransitionRefused } from "./assert-transition.ts";
export { countSold } from "./count-sold.ts";
export { readOrderBundle, type StoredAttachment } from "./bundle.ts";
export { filterCondition } from "./filters.ts";
export { insertOrders, nextOrderIds, numbered, type NewOrder, type PlacedOrder } from "./insert-orders.ts";
export {
  lockComplaint,
  type LockedComplaint,
  type LockedOrder,
  type LockedRefund,
  type LockedReturn,
  lockOrder,
  lockRefund,
  lockReturn,
} from "./lock-for-update.ts";
export { moveOrder } from "./move.ts";
export type { OrderRow } from "./order-row.ts";
export { placedNotice } from "./order-notice.ts";
export { offers, ownBundle, presentationOf } from "./own.ts";
export { hasPaymentExpired } from "./payment-expired.ts";
export { attachmentOf } from "./presenter/attachments.ts";
export { requestCode } from "./presenter/codes.ts";
export { complaintDetailOf } from "./presenter/complaint.ts";
export { orderDetailOf } from "./presenter/order.ts";
export { itemReviewsOf } from "./presenter/item-reviews.ts";
export { itemsOf as orderItemsOf } from "./presenter/items.ts";
export { moment, momentOrNull, type Presentation } from "./presenter/presentation.ts";
export { hasNewBank, refundDetailOf } from "./presenter/refund.ts";
export { isOpenedByFailedDelivery, returnDetailOf } from "./presenter/return.ts";
export { returnItemsOf } from "./presenter/return-items.ts";
export { statusName, ticketCategoryName } from "./status-name.ts";
export { ownOrder, readOrder, readOrders } from "./read.ts";
export { indexOrderWords, searchCondition } from "./search.ts";
export { countShortcuts } from "./shortcuts.ts";
export { copyRequestState, forgetOrderer, leaveDeals, releaseHold, setPaymentOf } from "./request-state.ts";
export { giveBackItems, giveBackStock, itemsOf } from "./stock.ts";
