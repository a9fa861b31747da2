export { amendComplaint, assertComplaintOpen, moveComplaint } from "./complaint-moves.ts";
