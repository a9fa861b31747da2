import type { FileKind, UploadType } from "@sen/domain";
import { fileTypeFromBuffer } from "file-type";

/** Bytes from the beginning of a file that decide its type. */
export const HEAD_BYTES = 4100;

/** What is taken, by what the content is; HEIC is not, and is known. */
const taken: Readonly<Record<string, UploadType | "image/heic">> = {
  "image/jpeg": "image/jpeg",
  "image/png": "image/png",
  "image/apng": "image/png",
  "image/webp": "image/webp",
  "image/avif": "image/avif",
  "image/heic": "image/heic",
  "image/heif": "image/heic",
  "image/heic-sequence": "image/heic",
  "image/heif-sequence": "image/heic",
  "video/mp4": "video/mp4",
  "video/x-m4v": "video/mp4",
  "video/quicktime": "video/quicktime",
  "video/webm": "video/webm",
};

/** What a file is by its first bytes, whatever its name and its sender say; null for anything that is not taken. */
export async function typeOfContent(head: Buffer): Promise<UploadType | "image/heic" | null> {
  const found = await fileTypeFromBuffer(head);
  return (found && taken[found.mime]) ?? null;
}

/** Whether a type is of pictures or of videos. */
export function kindOfType(type: UploadType): FileKind {
  return type.startsWith("image/") ? "image" : "video";
}
