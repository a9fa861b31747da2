export { cancelUnderLock } from "./cancel-order.ts";
export { endWithoutDelivery } from "./end-without-delivery.ts";
export { cancelUnpaidOrder, closePayment, findExpiredPayments } from "./expire-payments.ts";
