export type {
  EvidenceFile,
  RefusedChoice,
  RequiredFiles,
  StopReason,
  UploadOutcome,
} from "./evidence-upload-state.ts";
export { useKeptForm, type FormDraft, type KeptFormOptions } from "./use-kept-form.ts";
export * from "./use-evidence-upload.ts";
