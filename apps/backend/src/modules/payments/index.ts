export { recordDifference, resolveDifference, type Difference } from "./differences.ts";
export { isTrouble } from "./ask-gateway.ts";
export { gatewayFigures, measureGateways } from "./gateway-metrics.ts";
export { gatewayPayment } from "./gateway-payment.ts";
export { recordEntries } from "./ledger.ts";
export { amountOf, heldUntil, lockPayment, lockWaitingOrders, newPayment, paymentPage } from "./payment.ts";
export type { PaymentRow } from "./payment-row.ts";
export { closePage, closePayment, settleNotice, settlePayment, trySettlePayment } from "./settle.ts";
export { advanceTransferJob, openTransfer, refundRequest, type TransferRow, UNDER_WAY } from "./transfers.ts";
