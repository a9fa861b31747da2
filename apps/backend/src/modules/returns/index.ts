export { moveReturn, recordNewReturn } from "./return-moves.ts";
