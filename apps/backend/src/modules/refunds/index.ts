export { assertBank } from "./assert-bank.ts";
export { moveRefund, openRefund } from "./refund-moves.ts";
export { carryTransfer, retryTransfer, sendMoneyBack, sendRefund } from "./transfers.ts";
