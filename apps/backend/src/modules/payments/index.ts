export { recordDifference, resolveDifference, type Difference } from "./differences.ts";
export { isTrouble } from "./ask-gateway.ts";
export { gatewayFigures, measureGateways } from "./gateway-metrics.ts";
export { gatewayPayment } from "./gateway-payment.ts";
export { recordEntries } from "./ledger.ts";
export {
  amountOf,
  changeCashAmount,
  heldUntil,
  lockPayment,
  lockWaitingOrders,
  newPayment,
  newPayments,
  paymentPage,
} from "./payment.ts";
export { paymentChoices } from "./payment-choices.ts";
export type { PaymentRow } from "./payment-row.ts";
export {
  closePage,
  closePayment,
  endUnopened,
  settleNotice,
  settlePayment,
  trySettlePayment,
} from "./settle.ts";
export { advanceTransferJob, openTransfer, refundRequest, type TransferRow, UNDER_WAY } from "./transfers.ts";
export {
  askAgain,
  type ClaimedTransfer,
  claimTransfer,
  lockTransfer,
  MAX_UNANSWERED,
  noteUnanswered,
  recordDecision,
  renewTransfer,
} from "./transfer-moves.ts";
