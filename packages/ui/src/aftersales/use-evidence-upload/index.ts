export {
  type EvidenceFile,
  type RefusedChoice,
  type StopReason,
  type UploadOutcome,
  type RequiredFiles,
} from "./evidence-upload-state.ts";
export { useKeptForm, type FormDraft } from "./use-kept-form.ts";
export {
  useEvidenceUpload,
  type EvidenceUpload,
  type EvidenceUploadOptions,
  type UploadedEvidence,
  type UploadFile,
  type UploadHooks,
} from "./use-evidence-upload.ts";
