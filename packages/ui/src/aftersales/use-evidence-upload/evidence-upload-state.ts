import {
  admitFiles,
  fileKind,
  requestFilesProblem,
  type EvidenceProblem,
  type FileKind,
  type ImageProblem,
  type UploadState,
} from "@sen/domain";

/** How the transport ended. `refused` is the server's 422 about this file; `failed` can be tried again. */
export type UploadOutcome =
  | { kind: "uploaded"; id: string }
  | { kind: "refused"; message?: string | null }
  | { kind: "failed"; message?: string | null };

/** A chosen file and its upload. */
export interface EvidenceFile {
  /** Stays the same as long as the file is there. */
  key: string;
  file: File;
  kind: FileKind;
  state: UploadState;
  /** 0 to 1. */
  progress: number;
  /** What the server named it; null until it is uploaded. */
  id: string | null;
  /** The server's sentence about it; null where it has none. */
  message: string | null;
}

/** A chosen file that did not join, with the text key of why. */
export interface RefusedChoice {
  name: string;
  problem: EvidenceProblem;
}

/** Why the last sending stopped; text keys. */
export type StopReason = ImageProblem | "aftersales:evidence.no_files" | "aftersales:upload.interrupted";

export interface EvidenceUploadState {
  files: readonly EvidenceFile[];
  /** Of the last choice. */
  refusals: readonly RefusedChoice[];
  problem: StopReason | null;
  /** What the server says of the files together; null where it says nothing. */
  refusal: string | null;
  /** Files chosen so far: makes keys. */
  chosen: number;
}

export const emptyUpload: EvidenceUploadState = {
  files: [],
  refusals: [],
  problem: null,
  refusal: null,
  chosen: 0,
};

/** Which files a form wants: a picture at least (return, complaint), any file (additional evidence), or none (ticket). Spec §5. */
export type RequiredFiles = "image" | "any" | "none";

/** What keeps the files from being sent; null when nothing does. */
export function sendProblem(files: readonly EvidenceFile[], required: RequiredFiles): StopReason | null {
  if (required === "image") return requestFilesProblem(files);
  if (files.some(({ state }) => state === "refused")) return "aftersales:validate_image.validate";
  return files.length === 0 && required === "any" ? "aftersales:evidence.no_files" : null;
}

/** What a file is once its upload has ended. */
export function afterUpload(outcome: UploadOutcome): Partial<EvidenceFile> {
  if (outcome.kind === "uploaded") return { state: "uploaded", progress: 1, id: outcome.id, message: null };
  return { state: outcome.kind, progress: 0, message: outcome.message?.trim() || null };
}

/** Files joined, as many as may. */
export function withChosen(state: EvidenceUploadState, files: readonly File[]): EvidenceUploadState {
  const { accepted, refused } = admitFiles(
    state.files.map(({ file }) => file),
    files,
  );
  const added = accepted.flatMap((file, index): EvidenceFile[] => {
    const kind = fileKind(file);
    if (kind === null) return [];
    const key = `file-${state.chosen + index}`;
    return [{ key, file, kind, state: "waiting", progress: 0, id: null, message: null }];
  });
  return {
    files: [...state.files, ...added],
    refusals: refused.map(({ file, problem }) => ({ name: file.name, problem })),
    problem:
      added.length > 0 && state.problem !== "aftersales:validate_image.validate" ? null : state.problem,
    refusal: null,
    chosen: state.chosen + added.length,
  };
}

/** A file was taken out. */
export function withoutFile(state: EvidenceUploadState, key: string): EvidenceUploadState {
  const files = state.files.filter((file) => file.key !== key);
  const settled = files.every(({ state: at }) => at !== "refused" && at !== "failed");
  return { ...state, files, refusals: [], problem: settled ? null : state.problem, refusal: null };
}
