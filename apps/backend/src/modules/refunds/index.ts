export { advanceTransfer } from "./advance-transfer.ts";
export { assertBank } from "./assert-bank.ts";
export {
  advanceTransferHandler,
  processGatewayRefunds,
  queueGatewayRefunds,
  startRefundJob,
} from "./process-refunds.ts";
export { forgetAccounts, moveRefund, openRefund, refundIfPaid } from "./refund-moves.ts";
export { reopenRefund } from "./reopen-refund.ts";
export { settleByHand } from "./settle-transfer.ts";
export { foundTransfer, resendTransfer, retryTransfer, sendRefund } from "./start-refund.ts";
