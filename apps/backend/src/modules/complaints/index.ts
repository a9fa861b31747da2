export { amendComplaint, assertComplaintOpen, moveComplaint, takeOverHistory } from "./complaint-moves.ts";
export { forgetComplaints } from "./own.ts";
