import type { Multipart } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { DomainError, invalid } from "../../errors/errors.ts";
import { LARGEST_FILE, refusedFile, tooLarge } from "./refusal.ts";

/** Room for the parts around the file. */
const ENVELOPE_BYTES = 64 * 1024;

/** The bytes that a request brings at most: as it says, or as many as a file may have. */
export function announcedBytes({ headers }: FastifyRequest): number {
  const bytes = Number(headers["content-length"] ?? LARGEST_FILE);
  if (bytes > LARGEST_FILE + ENVELOPE_BYTES) throw tooLarge("video");
  return bytes;
}

/**
 * Reads a form of one `file` and some fields, in whichever order.
 *
 * @param store takes the file as it arrives
 * @param onField told of each field; one that is not expected is its to refuse
 */
export async function readOneFile<Stored>(
  request: FastifyRequest,
  store: (chunks: AsyncIterable<Buffer>, fileName: string) => Promise<Stored>,
  onField: (name: string, value: unknown) => void = () => undefined,
): Promise<Stored> {
  if (!request.isMultipart()) throw invalid("body", "UNSUPPORTED_BODY");
  let stored: { value: Stored } | null = null;
  const limits = { files: 1, fields: 5, parts: 6, fieldSize: 1000, fileSize: LARGEST_FILE + 1 };
  for await (const part of request.parts({ limits }) as AsyncIterable<Multipart>) {
    if (part.type === "field") {
      onField(part.fieldname, part.value);
    } else if (part.fieldname === "file") {
      stored = { value: await store(part.file, part.filename) };
    } else {
      throw invalid(part.fieldname, "NOT_IN_LIST");
    }
  }
  if (!stored) throw refusedFile("FILE_MISSING");
  return stored.value;
}

/** Lets what still arrives go nowhere, so that the sender comes to read the answer. `watchBodies` ends it if it goes on. */
export function discardRest({ raw }: FastifyRequest): void {
  if (raw.complete || raw.destroyed) return;
  raw.unpipe();
  raw.resume();
}

const ourCodes = /^FST_(PARTS|FILES|FIELDS|PROTO|INVALID_MULTIPART|INVALID_JSON)/;

/** A form that ends too early, has parts too many or is no form at all is the sender's doing. */
export function asRefusal(error: unknown, { raw }: FastifyRequest): unknown {
  if (error instanceof DomainError || !(error instanceof Error)) return error;
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
