export * from "./AdditionalEvidenceDialog/AdditionalEvidenceDialog.tsx";
export * from "./AddressPanel/AddressPanel.tsx";
export * from "./BankAccountForm/BankAccountFields.tsx";
export * from "./BankAccountForm/BankAccountForm.tsx";
export * from "./CancelledDetailScreen/CancelledDetailScreen.tsx";
export * from "./CaseFacts/CaseFacts.tsx";
export * from "./CaseHeader/CaseHeader.tsx";
export {
  ComplaintCreateDialog,
  type CheckApproval,
  type ComplaintCreateDialogProps,
  type ComplaintFormDraft,
} from "./ComplaintCreateDialog/ComplaintCreateDialog.tsx";
export * from "./ComplaintDetailScreen/ComplaintDetailScreen.tsx";
export * from "./ComplaintStart/ComplaintStart.tsx";
export * from "./EvidenceFilePreview/EvidenceFilePreview.tsx";
export * from "./EvidenceGallery/AttachmentGrid.tsx";
export * from "./EvidenceGallery/EvidenceGallery.tsx";
export * from "./EvidenceUploader/EvidenceUploader.tsx";
export * from "./FinishScreen/FinishScreen.tsx";
export * from "./NoteField/NoteField.tsx";
export type { OrderCalls } from "./OrderDetailScreen/OrderActions.tsx";
export type { AddressBook } from "./OrderDetailScreen/ChangeAddressDialog.tsx";
export * from "./OrderDetailScreen/OrderDetailScreen.tsx";
export * from "./OrderDetailScreen/order-hrefs.ts";
export * from "./ProductTable/ProductTable.tsx";
export * from "./ProposedSolution/ProposedSolution.tsx";
export { RefundBankDialog, type RefundBankDialogProps } from "./RefundBankDialog/RefundBankDialog.tsx";
export * from "./RefundDetailScreen/RefundDetailScreen.tsx";
export * from "./ReturnCreateScreen/ReturnCreateScreen.tsx";
export type { ReturnFormDraft, ReturnFormValues } from "./ReturnCreateScreen/return-values.ts";
export type { StationArea, StationSource } from "./ReturnCreateScreen/StationPicker.tsx";
export type { ReturnCalls } from "./ReturnDetailScreen/ReturnActions.tsx";
export * from "./ReturnDetailScreen/ReturnDetailScreen.tsx";
export * from "./ShopReason/ShopReason.tsx";
export * from "./StatusTimeline/StatusTimeline.tsx";
export * from "./TotalsList/TotalsList.tsx";
export {
  useEvidenceUpload,
  useKeptForm,
  type UploadHooks,
  type UploadFile,
  type EvidenceUploadOptions,
  type UploadedEvidence,
  type EvidenceUpload,
  type EvidenceFile,
  type RefusedChoice,
  type RequiredFiles,
  type StopReason,
  type UploadOutcome,
  type FormDraft,
} from "./use-evidence-upload/index.ts";
