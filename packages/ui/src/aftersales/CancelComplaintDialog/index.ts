export { CancelComplaintDialog, type CancelComplaintDialogProps } from "./CancelComplaintDialog.tsx";
