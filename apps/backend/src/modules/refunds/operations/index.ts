export { changeRefundBank } from "./bank.ts";
export { getRefund } from "./get.ts";
export { listBanks } from "./banks.ts";
