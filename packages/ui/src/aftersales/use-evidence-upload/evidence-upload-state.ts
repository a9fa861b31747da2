import {
  admitFiles,
  fileKind,
  requestFilesProblem,
  type EvidenceProblem,
  type FileKind,
  type ImageProblem,
  type UploadState,
} from "@sen/domain";

/** The result of an upload. `refused` is the server's 422 about this file; `failed` can be retried. */
export type UploadOutcome =
  | { kind: "uploaded"; id: string }
  | { kind: "refused"; message?: string | null }
  | { kind: "failed"; message?: string | null };

/** A chosen file and its upload. */
export interface EvidenceFile {
  /** Stable for as long as the file is in the list. */
  key: string;
  file: File;
  kind: FileKind;
  state: UploadState;
  /** 0 to 1. */
  progress: number;
  /** The server's id; null until it is uploaded. */
  id: string | null;
  /** The server's message about the file; null if there is none. */
  message: string | null;
}

/** A chosen file that was not accepted, with the text key of the reason. */
export interface RefusedChoice {
  name: string;
  problem: EvidenceProblem;
}

/** Text key of why the last upload stopped. */
export type StopReason = ImageProblem | "aftersales:evidence.no_files" | "aftersales:upload.interrupted";

export interface EvidenceUploadState {
  files: readonly EvidenceFile[];
  /** Of the last choice. */
  refusals: readonly RefusedChoice[];
  problem: StopReason | null;
  /** The server's message about all files together; null if there is none. */
  refusal: string | null;
  chosen: number;
}

export const emptyUpload: EvidenceUploadState = {
  files: [],
  refusals: [],
  problem: null,
  refusal: null,
  chosen: 0,
};

/** Required files of a form: at least a picture (return, complaint), any file (additional evidence), or none (ticket). Spec §5. */
export type RequiredFiles = "image" | "any" | "none";

/** The problem that prevents sending the files; null if there is none. */
export function sendProblem(files: readonly EvidenceFile[], required: RequiredFiles): StopReason | null {
  if (required === "image") return requestFilesProblem(files);
  if (files.some(({ state }) => state === "refused")) return "aftersales:validate_image.validate";
  return files.length === 0 && required === "any" ? "aftersales:evidence.no_files" : null;
}

/** The state of a file after its upload. */
export function afterUpload(outcome: UploadOutcome): Partial<EvidenceFile> {
  if (outcome.kind === "uploaded") return { state: "uploaded", progress: 1, id: outcome.id, message: null };
  return { state: outcome.kind, progress: 0, message: outcome.message?.trim() || null };
}

/** Adds the chosen files, up to the limits. */
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

/** Removes a file. */
export function withoutFile(state: EvidenceUploadState, key: string): EvidenceUploadState {
  const files = state.files.filter((file) => file.key !== key);
  const settled = files.every(({ state: at }) => at !== "refused" && at !== "failed");
  return { ...state, files, refusals: [], problem: settled ? null : state.problem, refusal: null };
}
