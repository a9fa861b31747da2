export { createReturn } from "./create.ts";
export { getReturn } from "./get.ts";
export { approveReturnAsCustomer, confirmReturnReceived, recallReturn } from "./steps.ts";
