export { changeRefundBank } from "./bank.ts";
export { getRefund } from "./get.ts";
