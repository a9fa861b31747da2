import { AttachmentCreator, UPLOAD_FILE_TYPE } from "@sen/domain";
import type { FastifyRequest } from "fastify";
import { join } from "node:path";
import { clientAddress } from "../../../http/client-address.ts";
import { ok } from "../../../http/envelope.ts";
import { invalid } from "../../../errors/errors.ts";
import type { Operation, OperationContext } from "../../../http/operation.ts";
import type { Customer } from "../../customers/index.ts";
import { withIncoming } from "../incoming.ts";
import { mediaLinks } from "../links.ts";
import { announcedBytes, asRefusal, discardRest, readOneFile } from "../one-file.ts";
import { mediaOf, storeFile, type MediaRow } from "../store.ts";
import { UPLOADS_AT_A_TIME } from "../upload-limits.ts";
import { assertDiskRoom, uploaderOf, withRoom } from "../upload-room.ts";
import { concurrencyLimit } from "../../../concurrency-limit.ts";

/** A process takes so many at a time, and lets none wait: what arrives meanwhile would have to be kept. */
const limited = concurrencyLimit(UPLOADS_AT_A_TIME, { waiting: 0 });

/** Takes one picture or video. Its content decides its type; it is streamed to the disk, cleaned and stored. Spec §5. */
export const uploadMedia: Operation<"uploadMedia"> = (context) => takeUpload(context, context.visitor);

/** What an upload needs of the operation that takes it. */
type UploadContext = Pick<
  OperationContext<never>,
  "request" | "config" | "clock" | "db" | "mediaStorage" | "videoTool"
>;

/** Takes one picture or video of a customer, or of a guest. */
export async function takeUpload(context: UploadContext, customer: Customer | null) {
  const { request, config, clock } = context;
  try {
    const bytes = announcedBytes(request);
    const row = await limited(() => receive(context, customer, bytes));
    return ok(mediaOf(row, mediaLinks({ config, clock })));
  } catch (error) {
    discardRest(request);
    throw asRefusal(error, request);
  }
}

async function receive(context: UploadContext, customer: Customer | null, bytes: number): Promise<MediaRow> {
  const { request, config, clock, db, mediaStorage, videoTool } = context;
  const limits = config.uploads;
  const folder = join(config.dataDir, "incoming");
  await assertDiskRoom(folder, bytes, limits);
  const wanted = { customer, address: clientAddress(request), bytes };
  const owner = {
    customer_id: customer?.id ?? null,
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
  let type: unknown = null;
  const row = await readOneFile(request, store, (name, value) => {
    if (name === "type") type = value;
  });
  if (Number(type) !== UPLOAD_FILE_TYPE) throw invalid("type", type === null ? "REQUIRED" : "NOT_IN_LIST");
  return row;
}
