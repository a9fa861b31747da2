import type { Multipart } from "@fastify/multipart";
import { AttachmentCreator, UPLOAD_FILE_TYPE } from "@sen/domain";
import type { FastifyRequest } from "fastify";
import { join } from "node:path";
import { clientAddress } from "../../../http/client-address.ts";
import { ok } from "../../../http/envelope.ts";
import { DomainError, invalid } from "../../../errors/errors.ts";
import type { Operation, OperationContext } from "../../../http/operation.ts";
import { withIncoming } from "../incoming.ts";
import { mediaLinks } from "../links.ts";
import { LARGEST_FILE, refusedFile, tooLarge } from "../refusal.ts";
import { mediaOf, storeFile, type MediaRow } from "../store.ts";
import { UPLOADS_AT_A_TIME } from "../upload-limits.ts";
import { assertDiskRoom, uploaderOf, withRoom } from "../upload-room.ts";
import { concurrencyLimit } from "../../../concurrency-limit.ts";

/** Room for the parts around the file. */
const ENVELOPE_BYTES = 64 * 1024;
/** A process takes so many at a time, and lets none wait: what arrives meanwhile would have to be kept. */
const limited = concurrencyLimit(UPLOADS_AT_A_TIME, { waiting: 0 });

/** Takes one picture or video. Its content decides its type; it is streamed to the disk, cleaned and stored. Spec §5. */
export const uploadMedia: Operation<"uploadMedia"> = async (context) => {
  const { request, config, clock } = context;
  try {
    const bytes = announcedBytes(request);
    const row = await limited(() => receive(context, bytes));
    return ok(mediaOf(row, mediaLinks({ config, clock })));
  } catch (error) {
    discardRest(request);
    throw asRefusal(error, request);
  }
};

/** The bytes that a request brings at most: as it says, or as many as a file may have. */
function announcedBytes({ headers }: FastifyRequest): number {
  const bytes = Number(headers["content-length"] ?? LARGEST_FILE);
  if (bytes > LARGEST_FILE + ENVELOPE_BYTES) throw tooLarge("video");
  return bytes;
}

async function receive(context: OperationContext<"uploadMedia">, bytes: number): Promise<MediaRow> {
  const { request, visitor, config, clock, db, mediaStorage, videoTool } = context;
  const limits = config.uploads;
  const folder = join(config.dataDir, "incoming");
  await assertDiskRoom(folder, bytes, limits);
  const wanted = { customer: visitor, address: clientAddress(request), bytes };
  const owner = {
    customer_id: visitor?.id ?? null,
    creator_type: AttachmentCreator.customer,
    uploader: uploaderOf(wanted),
  };
  return withRoom({ db, clock, limits }, wanted, () =>
    readForm(request, (chunks, file_name) =>
      withIncoming(folder, chunks, (file) =>
        storeFile({ db, mediaStorage, videoTool, now: clock.now() }, file, { ...owner, file_name }),
      ),
    ),
  );
}

/** Reads the form: one `file`, and the `type`, in whichever order. */
async function readForm(
  request: FastifyRequest,
  store: (chunks: AsyncIterable<Buffer>, fileName: string) => Promise<MediaRow>,
): Promise<MediaRow> {
  if (!request.isMultipart()) throw invalid("body", "UNSUPPORTED_BODY");
  let row: MediaRow | null = null;
  let type: unknown = null;
  const limits = { files: 1, fields: 5, parts: 6, fieldSize: 1000, fileSize: LARGEST_FILE + 1 };
  for await (const part of request.parts({ limits }) as AsyncIterable<Multipart>) {
    if (part.type === "field") {
      if (part.fieldname === "type") type = part.value;
    } else if (part.fieldname === "file") {
      row = await store(part.file, part.filename);
    } else {
      throw invalid(part.fieldname, "NOT_IN_LIST");
    }
  }
  if (!row) throw refusedFile("FILE_MISSING");
  if (Number(type) !== UPLOAD_FILE_TYPE) throw invalid("type", type === null ? "REQUIRED" : "NOT_IN_LIST");
  return row;
}

/** Lets what still arrives go nowhere, so that the sender comes to read the answer. `watchBodies` ends it if it goes on. */
function discardRest({ raw }: FastifyRequest): void {
  if (raw.complete || raw.destroyed) return;
  raw.unpipe();
  raw.resume();
}

const ourCodes = /^FST_(PARTS|FILES|FIELDS|PROTO|INVALID_MULTIPART|INVALID_JSON)/;

/** A form that ends too early, has parts too many or is no form at all is the sender's doing. */
function asRefusal(error: unknown, { raw }: FastifyRequest): unknown {
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
