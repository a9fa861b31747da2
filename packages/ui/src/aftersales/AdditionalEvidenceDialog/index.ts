export {
  AdditionalEvidenceDialog,
  type AdditionalEvidence,
  type AdditionalEvidenceDialogProps,
} from "./AdditionalEvidenceDialog.tsx";
