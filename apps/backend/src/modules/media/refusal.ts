import { IMAGE_MAX_BYTES, maxBytes, VIDEO_MAX_BYTES, type FileKind } from "@sen/domain";
import { DomainError, type MessageValues } from "../../errors/errors.ts";
import type { MessageCode } from "../../texts/messages.ts";

const MEGABYTE = 1024 * 1024;
const MEGAPIXEL = 1_000_000;

/** Refuses a file with 422 at the field `file`. Spec §7 wants the reason as the response's message, too. */
export function refusedFile(code: MessageCode, values: MessageValues = {}): DomainError {
  return new DomainError("invalid", code, { values, fields: [{ field: "file", code, values }] });
}

/** The file exceeds the byte limit of its kind. */
export function tooLarge(kind: FileKind): DomainError {
  const code = kind === "image" ? "IMAGE_TOO_LARGE" : "VIDEO_TOO_LARGE";
  return refusedFile(code, { limit: maxBytes(kind) / MEGABYTE });
}

/** The picture exceeds the sender's pixel limit. */
export function tooManyPixels(most: number): DomainError {
  return refusedFile("TOO_MANY_PIXELS", { limit: most / MEGAPIXEL });
}

/** Byte limit of the largest kind. */
export const LARGEST_FILE = Math.max(IMAGE_MAX_BYTES, VIDEO_MAX_BYTES);
