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
  /** Files chosen so far: makes keys. */
  chosen: number;
}

export const emptyUpload: EvidenceUploadState = { files: [], refusals: [], problem: null, chosen: 0 };

export type UploadAction =
  | { type: "chosen"; files: readonly File[] }
  | { type: "removed"; key: string }
  | { type: "started"; key: string }
  | { type: "progressed"; key: string; progress: number }
  | { type: "ended"; key: string; outcome: UploadOutcome }
  | { type: "interrupted"; key: string }
  | { type: "stopped"; problem: StopReason | null }
  | { type: "emptied" };

/** Which files a form wants: a picture at least (return, complaint), any file (additional evidence), or none (ticket). Spec §5. */
export type RequiredFiles = "image" | "any" | "none";

/** What keeps the files from being sent; null when nothing does. */
export function sendProblem(files: readonly EvidenceFile[], required: RequiredFiles): StopReason | null {
  if (required === "image") return requestFilesProblem(files);
  if (files.some(({ state }) => state === "refused")) return "aftersales:validate_image.validate";
  return files.length === 0 && required === "any" ? "aftersales:evidence.no_files" : null;
}

function changed(
  state: EvidenceUploadState,
  key: string,
  change: Partial<Omit<EvidenceFile, "key" | "file" | "kind">>,
): EvidenceUploadState {
  return { ...state, files: state.files.map((file) => (file.key === key ? { ...file, ...change } : file)) };
}

function ended(state: EvidenceUploadState, key: string, outcome: UploadOutcome): EvidenceUploadState {
  if (outcome.kind === "uploaded") {
    return changed(state, key, { state: "uploaded", progress: 1, id: outcome.id, message: null });
  }
  const message = outcome.message?.trim() ? outcome.message.trim() : null;
  return changed(state, key, { state: outcome.kind, progress: 0, message });
}

function chosen(state: EvidenceUploadState, files: readonly File[]): EvidenceUploadState {
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
    chosen: state.chosen + added.length,
  };
}

/** What becomes of the files when something happens to them. */
export function uploadReducer(state: EvidenceUploadState, action: UploadAction): EvidenceUploadState {
  switch (action.type) {
    case "chosen":
      return chosen(state, action.files);
    case "removed": {
      const files = state.files.filter(({ key }) => key !== action.key);
      const settled = files.every(({ state: at }) => at !== "refused" && at !== "failed");
      return { ...state, files, refusals: [], problem: settled ? null : state.problem };
    }
    case "started":
      return changed(state, action.key, { state: "uploading", progress: 0, message: null });
    case "progressed":
      return changed(state, action.key, { progress: Math.max(0, Math.min(1, action.progress)) });
    case "ended":
      return ended(state, action.key, action.outcome);
    case "interrupted":
      return changed(state, action.key, { state: "waiting", progress: 0 });
    case "stopped":
      return { ...state, problem: action.problem, refusals: [] };
    case "emptied":
      return { ...emptyUpload, chosen: state.chosen };
  }
}
