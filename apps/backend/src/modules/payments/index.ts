export { heldUntil, lockWaitingOrders, newPayment, paymentPage, type PaymentRow } from "./payment.ts";
export { settle, settlePayment } from "./settle.ts";
