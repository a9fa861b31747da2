export { findFailedReturn, openFailedReturn } from "./failed-return.ts";
export { forgetReturns } from "./own.ts";
export { moveReturn, recordNewReturn, reopenReturn } from "./return-moves.ts";
