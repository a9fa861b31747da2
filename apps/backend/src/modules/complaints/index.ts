export { amendComplaint, assertComplaintOpen, moveComplaint, importHistory } from "./complaint-moves.ts";
export { forgetComplaints } from "./own.ts";
