export type { Approval, CheckApproval } from "./ApprovalCheck.tsx";
export { ComplaintCreateDialog, type ComplaintCreateDialogProps } from "./ComplaintCreateDialog.tsx";
