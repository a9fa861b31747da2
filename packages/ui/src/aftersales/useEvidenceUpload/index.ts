export {
  type EvidenceFile,
  type RefusedChoice,
  type StopReason,
  type UploadOutcome,
  type RequiredFiles,
} from "./evidenceUploadState.ts";
export {
  useEvidenceUpload,
  type EvidenceUpload,
  type EvidenceUploadOptions,
  type UploadedEvidence,
  type UploadFile,
  type UploadHooks,
} from "./useEvidenceUpload.ts";
