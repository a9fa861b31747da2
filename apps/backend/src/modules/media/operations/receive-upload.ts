import { join } from "node:path";
import { concurrencyLimit } from "../../../concurrency-limit.ts";
import { clientAddress } from "@sen/server";
import type { OperationContext } from "../../../http/operation.ts";
import type { Client } from "../decoding.ts";
import { receiveFile, withIncomingFolder, type IncomingFile } from "../incoming.ts";
import { announcedBytes, asRefusal, discardRest, readOneFile, type FormFields } from "../one-file.ts";
import { GUEST_UPLOADS_AT_A_TIME, UPLOADS_AT_A_TIME } from "../../../limits/upload-limits.ts";
import { assertDiskRoom, uploaderOf, withUploadSlot } from "../upload-room.ts";

/** An uploaded file and its sender. */
export interface UploadedFile {
  file: IncomingFile;
  client: Client;
}

/** Parts of an operation's context needed to receive uploads. */
export type ReceivingContext = Pick<OperationContext<never>, "request" | "config" | "clock" | "db">;

/** Limits concurrent uploads. Nothing waits, because data arriving meanwhile would have to be buffered. */
const uploads = concurrencyLimit(UPLOADS_AT_A_TIME, { waiting: 0 });
const guestUploads = concurrencyLimit(GUEST_UPLOADS_AT_A_TIME, { waiting: 0 });

/**
 * Receives a form with one file, and passes the file to `use` once the whole form is valid. The file lies on this machine's disk within
 * the sender's quota, and is deleted afterwards.
 *
 * @param fields required fields besides the file
 */
export async function receiveUpload<Result>(
  { request, config, clock, db }: ReceivingContext,
  customer: { id: number } | null,
  fields: FormFields,
  use: (uploaded: UploadedFile) => Promise<Result>,
): Promise<Result> {
  const limits = config.uploads;
  const folder = join(config.dataDir, "incoming");
  const sender = { customer, address: clientAddress(request) };
  const client = { id: uploaderOf(sender), isGuest: customer === null };
  const run = async () => {
    const bytes = announcedBytes(request);
    await assertDiskRoom(folder, bytes, limits);
    return withUploadSlot({ db, clock, limits }, { ...sender, bytes }, () =>
      withIncomingFolder(folder, async (own) => {
        const file = await readOneFile(request, fields, (chunks) => receiveFile(own, chunks));
        return use({ file, client });
      }),
    );
  };
  try {
    return await (customer ? uploads(run) : guestUploads(() => uploads(run)));
  } catch (error) {
    discardRest(request);
    throw asRefusal(error, request);
  }
}
