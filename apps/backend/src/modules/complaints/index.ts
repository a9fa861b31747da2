export { amendComplaint, assertComplaintOpen, moveComplaint } from "./complaint-moves.ts";
export { forgetComplaints } from "./own.ts";
