export { cancelUnderLock } from "./cancel-order.ts";
export { completeDeliveredOrders } from "./complete-orders.ts";
export { cancelUnpaidOrder, closePayment, findExpiredPayments } from "./expire-payments.ts";
