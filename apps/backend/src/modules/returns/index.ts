export { openFailedReturn } from "./failed-return.ts";
export { moveReturn, recordNewReturn } from "./return-moves.ts";
