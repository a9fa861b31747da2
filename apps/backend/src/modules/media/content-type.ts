import type { FileKind, UploadType } from "@sen/domain";
import { fileTypeFromBuffer } from "file-type";

/** Number of bytes at the start of a file that determine its type. */
export const HEAD_BYTES = 4100;

/** Accepted types by detected MIME type. HEIC is detected, but refused later. */
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

/** The type of a file by its first bytes, ignoring its name and declared type; null if it is not accepted. */
export async function typeOfContent(head: Buffer): Promise<UploadType | "image/heic" | null> {
  const found = await fileTypeFromBuffer(head);
  return (found && taken[found.mime]) ?? null;
}

/** Whether a type is an image's or a video's. */
export function kindOfType(type: UploadType): FileKind {
  return type.startsWith("image/") ? "image" : "video";
}
