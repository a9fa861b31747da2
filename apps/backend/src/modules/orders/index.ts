export { cancelUnderLock } from "./cancel-order.ts";
export { cancelUnpaidOrder, closePayment, findExpiredPayments } from "./expire-payments.ts";
