import { fieldErrors } from "./field-errors.ts";
import { isBlankNote, isNoteTooLong } from "./note.ts";
import { fileKind, fileProblem, type FileFacts, type FileKind, type FileProblem } from "./upload.ts";

/** Maximum number of pictures per evidence. Spec §5 and §9. */
export const EVIDENCE_MAX_IMAGES = 6;
/** Maximum number of videos per evidence. Spec §5 and §9. */
export const EVIDENCE_MAX_VIDEOS = 1;

/** Why a file cannot be added to the evidence; the values are text keys. Spec §8, evidence validation messages. */
export type EvidenceProblem =
  | FileProblem
  | "aftersales:evidence.too_many_images"
  | "aftersales:evidence.too_many_videos"
  | "aftersales:evidence.same_file";

/** Number of files by kind. */
export interface EvidenceCount {
  images: number;
  videos: number;
}

/** Counts files by kind; ignores files that are neither. */
export function countEvidence(files: readonly Pick<FileFacts, "name" | "type">[]): EvidenceCount {
  const kinds = files.map(fileKind);
  const count = (wanted: FileKind) => kinds.filter((kind) => kind === wanted).length;
  return { images: count("image"), videos: count("video") };
}

/** Whether two files are the same one chosen twice: same name, size and modification time. */
function isSameFile(a: FileFacts, b: FileFacts): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
}

/** Why a file cannot be added to the files already present, or null. */
export function evidenceProblem(file: FileFacts, present: readonly FileFacts[]): EvidenceProblem | null {
  const problem = fileProblem(file);
  if (problem !== null) return problem;
  if (present.some((other) => isSameFile(file, other))) return "aftersales:evidence.same_file";
  const { images, videos } = countEvidence(present);
  const kind = fileKind(file);
  if (kind === "image" && images >= EVIDENCE_MAX_IMAGES) return "aftersales:evidence.too_many_images";
  if (kind === "video" && videos >= EVIDENCE_MAX_VIDEOS) return "aftersales:evidence.too_many_videos";
  return null;
}

/** The result of adding chosen files, in their order. */
export interface Admission<File> {
  accepted: File[];
  refused: { file: File; problem: EvidenceProblem }[];
}

/** Adds chosen files one by one as long as they are allowed; the others are returned with the reason. */
export function admitFiles<File extends FileFacts>(
  present: readonly FileFacts[],
  chosen: readonly File[],
): Admission<File> {
  const admission: Admission<File> = { accepted: [], refused: [] };
  for (const file of chosen) {
    const problem = evidenceProblem(file, [...present, ...admission.accepted]);
    if (problem === null) admission.accepted.push(file);
    else admission.refused.push({ file, problem });
  }
  return admission;
}

/** Upload state of a file. `refused`: the server responded 422; `failed`: it can be retried. */
export type UploadState = "waiting" | "uploading" | "uploaded" | "failed" | "refused";

/** Evidence being filled in. */
export interface EvidenceDraft {
  files: readonly { state: UploadState }[];
  note: string;
}

/** Whether additional evidence may be sent: at least one file, none refused, and a note that is neither blank nor too long. Spec §5. */
export function maySubmitEvidence({ files, note }: EvidenceDraft): boolean {
  return (
    files.length > 0 &&
    files.every(({ state }) => state !== "refused") &&
    !isBlankNote(note) &&
    !isNoteTooLong(note)
  );
}

/** Why a request cannot be sent because of its files; the values are text keys named as in the spec. */
export type ImageProblem = "aftersales:validate_image.image" | "aftersales:validate_image.validate";

/** A return or complaint needs at least one picture, and no file that the server refused. Spec §5. */
export function requestFilesProblem(
  files: readonly { kind: FileKind; state: UploadState }[],
): ImageProblem | null {
  if (files.some(({ state }) => state === "refused")) return "aftersales:validate_image.validate";
  return files.some(({ kind }) => kind === "image") ? null : "aftersales:validate_image.image";
}

/** Why the server refuses additional evidence. */
export type ProofProblem =
  "aftersales:evidence.no_files" | typeof fieldErrors.noteRequired | typeof fieldErrors.noteTooLong;

/** Validates additional evidence, whose number of files the contract limits; problems by field of the request. Spec §3 and §5. */
export function proofProblems(proof: {
  images: readonly string[];
  videos: readonly string[];
  note: string;
}): { field: "images" | "videos" | "note"; problem: ProofProblem }[] {
  const problems: ReturnType<typeof proofProblems> = [];
  if (proof.images.length + proof.videos.length === 0) {
    problems.push({ field: "images", problem: "aftersales:evidence.no_files" });
  }
  if (isBlankNote(proof.note)) problems.push({ field: "note", problem: fieldErrors.noteRequired });
  else if (isNoteTooLong(proof.note)) problems.push({ field: "note", problem: fieldErrors.noteTooLong });
  return problems;
}
