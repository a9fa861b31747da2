export { checkComplaintApproval } from "./approval.ts";
export { cancelComplaint } from "./cancel.ts";
export { createComplaint } from "./create.ts";
export { downloadComplaintFile } from "./file.ts";
export { getComplaint } from "./get.ts";
export { uploadComplaintProof } from "./proof.ts";
