export { RefundBankDialog, type RefundBankDialogProps } from "./RefundBankDialog.tsx";
