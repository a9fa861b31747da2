export {
  AdditionalEvidenceDialog,
  type AdditionalEvidence,
  type AdditionalEvidenceDialogProps,
} from "./AdditionalEvidenceDialog/AdditionalEvidenceDialog.tsx";
export { AddressPanel, type AddressPanelProps } from "./AddressPanel/AddressPanel.tsx";
export * from "./BankAccountForm/index.ts";
export {
  CancelComplaintDialog,
  type CancelComplaintDialogProps,
} from "./CancelComplaintDialog/CancelComplaintDialog.tsx";
export {
  CancelledDetailScreen,
  type CancelledDetailScreenProps,
  type CancelledHrefs,
} from "./CancelledDetailScreen/CancelledDetailScreen.tsx";
export { CaseFacts, type CaseFactsProps } from "./CaseFacts/CaseFacts.tsx";
export { CaseForm, type CaseFormProps } from "./CaseForm/CaseForm.tsx";
export { CaseHeader, type CaseHeaderProps } from "./CaseHeader/CaseHeader.tsx";
export * from "./CasePage/index.ts";
export * from "./ComplaintCreateDialog/index.ts";
export {
  ComplaintDetailScreen,
  type ComplaintCalls,
  type ComplaintDetailScreenProps,
  type ComplaintHrefs,
} from "./ComplaintDetailScreen/ComplaintDetailScreen.tsx";
export {
  ComplaintStart,
  type ComplaintSource,
  type ComplaintStartProps,
} from "./ComplaintStart/ComplaintStart.tsx";
export { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog/ConfirmDialog.tsx";
export {
  EvidenceFilePreview,
  type EvidenceFilePreviewProps,
} from "./EvidenceFilePreview/EvidenceFilePreview.tsx";
export * from "./EvidenceGallery/index.ts";
export { EvidenceUploader, type EvidenceUploaderProps } from "./EvidenceUploader/EvidenceUploader.tsx";
export { FinishScreen, type FinishHrefs, type FinishScreenProps } from "./FinishScreen/FinishScreen.tsx";
export { NoteField, type NoteFieldProps } from "./NoteField/NoteField.tsx";
export * from "./OrderDetailScreen/index.ts";
export { ProductTable, type ProductTableProps } from "./ProductTable/ProductTable.tsx";
export { ProposedSolution, type ProposedSolutionProps } from "./ProposedSolution/ProposedSolution.tsx";
export { RefundBankDialog, type RefundBankDialogProps } from "./RefundBankDialog/RefundBankDialog.tsx";
export {
  RefundDetailScreen,
  type RefundCalls,
  type RefundDetailScreenProps,
  type RefundHrefs,
} from "./RefundDetailScreen/RefundDetailScreen.tsx";
export * from "./ReturnCreateScreen/index.ts";
export * from "./ReturnDetailScreen/index.ts";
export { ShopReason, type ShopReasonProps } from "./ShopReason/ShopReason.tsx";
export {
  StatusTimeline,
  type StatusTimelineProps,
  type TimelineEntry,
  type TimelineLabel,
} from "./StatusTimeline/StatusTimeline.tsx";
export { TotalsList, type TotalsListProps } from "./TotalsList/TotalsList.tsx";
export * from "./use-evidence-upload/index.ts";
