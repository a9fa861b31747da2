export { assertBank } from "./assert-bank.ts";
export { moveRefund, openRefund } from "./refund-moves.ts";
