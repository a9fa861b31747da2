export {
  AdditionalEvidenceDialog,
  type AdditionalEvidence,
  type AdditionalEvidenceDialogProps,
} from "./AdditionalEvidenceDialog/AdditionalEvidenceDialog.tsx";
export { AddressPanel, type AddressPanelProps } from "./AddressPanel/AddressPanel.tsx";
export {
  emptyBankAccount,
  BankAccountFields,
  type BankAccountField,
  type BankAccountFieldsProps,
} from "./BankAccountForm/BankAccountFields.tsx";
export { BankAccountForm, type BankAccountFormProps } from "./BankAccountForm/BankAccountForm.tsx";
export {
  CancelledDetailScreen,
  type CancelledDetailScreenProps,
} from "./CancelledDetailScreen/CancelledDetailScreen.tsx";
export { CaseFacts, type CaseFactsProps } from "./CaseFacts/CaseFacts.tsx";
export { CaseHeader, type CaseHeaderProps } from "./CaseHeader/CaseHeader.tsx";
export {
  ComplaintCreateDialog,
  type CheckApproval,
  type ComplaintCreateDialogProps,
  type ComplaintFormDraft,
} from "./ComplaintCreateDialog/ComplaintCreateDialog.tsx";
export {
  ComplaintDetailScreen,
  type ComplaintDetailScreenProps,
  type ComplaintCalls,
} from "./ComplaintDetailScreen/ComplaintDetailScreen.tsx";
export { ComplaintStart, type ComplaintSource } from "./ComplaintStart/ComplaintStart.tsx";
export {
  EvidenceFilePreview,
  type EvidenceFilePreviewProps,
} from "./EvidenceFilePreview/EvidenceFilePreview.tsx";
export { AttachmentGrid, type AttachmentGridProps } from "./EvidenceGallery/AttachmentGrid.tsx";
export { EvidenceGallery, type EvidenceGalleryProps } from "./EvidenceGallery/EvidenceGallery.tsx";
export { EvidenceUploader, type EvidenceUploaderProps } from "./EvidenceUploader/EvidenceUploader.tsx";
export { FinishScreen, type FinishScreenProps } from "./FinishScreen/FinishScreen.tsx";
export { NoteField, type NoteFieldProps } from "./NoteField/NoteField.tsx";
export type { OrderCalls } from "./OrderDetailScreen/OrderActions.tsx";
export type { AddressBook } from "./OrderDetailScreen/ChangeAddressDialog.tsx";
export { OrderDetailScreen, type OrderDetailScreenProps } from "./OrderDetailScreen/OrderDetailScreen.tsx";
export type { CaseHrefs, OrderHrefs } from "./OrderDetailScreen/order-hrefs.ts";
export { ProductTable, type ProductTableProps } from "./ProductTable/ProductTable.tsx";
export { ProposedSolution, type ProposedSolutionProps } from "./ProposedSolution/ProposedSolution.tsx";
export { RefundBankDialog, type RefundBankDialogProps } from "./RefundBankDialog/RefundBankDialog.tsx";
export {
  RefundDetailScreen,
  type RefundDetailScreenProps,
  type RefundCalls,
} from "./RefundDetailScreen/RefundDetailScreen.tsx";
export {
  ReturnCreateScreen,
  type ReturnCreateScreenProps,
} from "./ReturnCreateScreen/ReturnCreateScreen.tsx";
export type { ReturnFormDraft, ReturnFormValues } from "./ReturnCreateScreen/return-values.ts";
export type { StationArea, StationSource } from "./ReturnCreateScreen/StationPicker.tsx";
export type { ReturnCalls } from "./ReturnDetailScreen/ReturnActions.tsx";
export {
  ReturnDetailScreen,
  type ReturnDetailScreenProps,
} from "./ReturnDetailScreen/ReturnDetailScreen.tsx";
export { ShopReason, type ShopReasonProps } from "./ShopReason/ShopReason.tsx";
export {
  StatusTimeline,
  type TimelineEntry,
  type TimelineLabel,
  type StatusTimelineProps,
} from "./StatusTimeline/StatusTimeline.tsx";
export { TotalsList, type TotalsListProps } from "./TotalsList/TotalsList.tsx";
export * from "./use-evidence-upload/index.ts";
