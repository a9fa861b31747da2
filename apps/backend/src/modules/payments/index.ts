export { dayBefore, dayNamed } from "./day.ts";
export { gatewayPayment } from "./gateway-payment.ts";
export { recordEntries } from "./ledger.ts";
export {
  heldUntil,
  lockPayment,
  lockWaitingOrders,
  newPayment,
  paymentPage,
  type PaymentRow,
} from "./payment.ts";
export { reconcile, reconcileYesterday } from "./reconcile.ts";
export { closePage, closePayment, settleNotice, settlePayment } from "./settle.ts";
export { openTransfer, refundRequest, type TransferRow } from "./transfers.ts";
