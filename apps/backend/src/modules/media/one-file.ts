import type { Multipart } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { DomainError, invalid } from "../../errors/errors.ts";
import { StorageUnavailable } from "../../ports/media-storage.ts";
import { LARGEST_FILE, refusedFile, tooLarge } from "./refusal.ts";

/** Allowance for the form's parts around the file. */
const ENVELOPE_BYTES = 64 * 1024;

/** Most bytes the request may bring: its content length, else the largest file. Throws if that is too large. */
export function announcedBytes({ headers }: FastifyRequest): number {
  const bytes = Number(headers["content-length"] ?? LARGEST_FILE);
  if (bytes > LARGEST_FILE + ENVELOPE_BYTES) throw tooLarge("video");
  return bytes;
}

/** Required form fields, and the number each must have. */
export type FormFields = Readonly<Record<string, number>>;

/**
 * Reads a form with one `file` and some fields, in any order. Throws at a wrong field as soon as it is read, and for a missing one at
 * the end, so the caller must not keep the file before this returns.
 *
 * @param receive consumes the bytes of the file as they arrive
 */
export async function readOneFile<Received>(
  request: FastifyRequest,
  fields: FormFields,
  receive: (chunks: AsyncIterable<Buffer>) => Promise<Received>,
): Promise<Received> {
  if (!request.isMultipart()) throw invalid("body", "UNSUPPORTED_BODY");
  let file: { received: Received } | null = null;
  const missing = new Set(Object.keys(fields));
  const limits = { files: 1, fields: 5, parts: 6, fieldSize: 1000, fileSize: LARGEST_FILE + 1 };
  for await (const part of request.parts({ limits }) as AsyncIterable<Multipart>) {
    const { fieldname } = part;
    if (part.type === "file") {
      if (fieldname !== "file") throw invalid(fieldname, "NOT_IN_LIST");
      file = { received: await receive(part.file) };
    } else if (fieldname in fields) {
      if (Number(part.value) !== fields[fieldname]) throw invalid(fieldname, "NOT_IN_LIST");
      missing.delete(fieldname);
    }
  }
  if (!file) throw refusedFile("FILE_MISSING");
  const [field] = missing;
  if (field !== undefined) throw invalid(field, "REQUIRED");
  return file.received;
}

/** Discards the rest of the body, so that the sender gets to read the response. `watchBodies` cuts it off if it goes on. */
export function discardRest({ raw }: FastifyRequest): void {
  if (raw.complete || raw.destroyed) return;
  raw.unpipe();
  raw.resume();
}

const ourCodes = /^FST_(PARTS|FILES|FIELDS|PROTO|INVALID_MULTIPART|INVALID_JSON)/;

/** Turns a truncated or malformed form, or one with too many parts, into a refusal, since it is the sender's fault. */
export function asRefusal(error: unknown, { raw }: FastifyRequest): unknown {
  const isKnown = error instanceof DomainError || error instanceof StorageUnavailable;
  if (isKnown || !(error instanceof Error)) return error;
  const isCutOff = raw.destroyed && !raw.complete;
  const { code = "" } = error as NodeJS.ErrnoException;
  const isFormBroken =
    isCutOff ||
    ourCodes.test(code) ||
    code === "ERR_STREAM_PREMATURE_CLOSE" ||
    code === "FST_PREMATURE_CLOSE" ||
    /multipart|terminated early|Unexpected end|Malformed part|Premature close/i.test(error.message);
  return isFormBroken ? refusedFile("FILE_BROKEN") : error;
}
