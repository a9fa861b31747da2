import { IMAGE_MAX_BYTES, maxBytes, VIDEO_MAX_BYTES, type FileKind } from "@sen/domain";
import { DomainError, type MessageValues } from "../../errors/errors.ts";
import type { MessageCode } from "../../texts/messages.ts";

const MEGABYTE = 1024 * 1024;
const MEGAPIXEL = 1_000_000;

/** Why a file is not taken: 422 at the field `file`; spec §7 wants the reason as the answer's own message, too. */
export function refusedFile(code: MessageCode, values: MessageValues = {}): DomainError {
  return new DomainError("invalid", code, { values, fields: [{ field: "file", code, values }] });
}

/** The file has more bytes than its kind may have. */
export function tooLarge(kind: FileKind): DomainError {
  const code = kind === "image" ? "IMAGE_TOO_LARGE" : "VIDEO_TOO_LARGE";
  return refusedFile(code, { limit: maxBytes(kind) / MEGABYTE });
}

/** The picture has more pixels than its sender may send. */
export function tooManyPixels(most: number): DomainError {
  return refusedFile("TOO_MANY_PIXELS", { limit: most / MEGAPIXEL });
}

/** No file of any kind may have more bytes. */
export const LARGEST_FILE = Math.max(IMAGE_MAX_BYTES, VIDEO_MAX_BYTES);
