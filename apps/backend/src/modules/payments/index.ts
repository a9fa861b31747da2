export { recordDifference, resolveDifference, type Difference } from "./differences.ts";
export { isGatewayUnavailable } from "./ask-gateway.ts";
export { gatewayFigures, measureGateways } from "./gateway-metrics.ts";
export { gatewayPayment } from "./gateway-payment.ts";
export { recordEntries } from "./ledger.ts";
export {
  amountOf,
  changeCashAmount,
  heldUntil,
  isInReview,
  lockPayment,
  lockWaitingOrders,
  newPayment,
  newPayments,
  paymentOf,
  paymentPage,
} from "./payment.ts";
export { amountRefusal, paymentChoices, type Payees } from "./payment-choices.ts";
export type { PaymentRow } from "./payment-row.ts";
export {
  closePage,
  closePayment,
  closeUnopenedPayment,
  settleNotice,
  settlePayment,
  trySettlePayment,
} from "./settle.ts";
export {
  advanceTransferJob,
  openTransfer,
  refundRequest,
  type TransferRow,
  OPEN_TRANSFER_STATUSES,
} from "./transfers.ts";
export {
  askAgain,
  type ClaimedTransfer,
  claimTransfer,
  dropTransfer,
  lockTransfer,
  MAX_UNDECIDED_ANSWERS,
  recordUndecidedAnswer,
  recordDecision,
  renewTransfer,
  reviveTransfer,
} from "./transfer-moves.ts";
