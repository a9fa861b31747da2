import { join } from "node:path";
import type { Client } from "../../../fair-queue.ts";
import { fairQueue } from "../../../fair-queue.ts";
import { clientAddress } from "@sen/server";
import type { OperationContext } from "../../../http/operation.ts";
import { receiveFile, withIncomingFolder, type IncomingFile } from "../incoming.ts";
import { announcedBytes, asRefusal, discardRest, readOneFile, type FormFields } from "../one-file.ts";
import { GUEST_UPLOADS_AT_A_TIME, UPLOADS_AT_A_TIME } from "../../../limits/upload-limits.ts";
import { assertDiskRoom, uploaderOf, withRoom } from "../upload-room.ts";

/** A file that was uploaded, and by whom. */
export interface UploadedFile {
  file: IncomingFile;
  /** As the sender names it. */
  fileName: string;
  client: Client;
}

/** What receiving needs of the operation that does it. */
export type ReceivingContext = Pick<OperationContext<never>, "request" | "config" | "clock" | "db">;

/** None waits: what arrives meanwhile would have to be kept. */
const inReceivingTurn = fairQueue({
  atATime: UPLOADS_AT_A_TIME,
  eachAtATime: Infinity,
  guestsAtATime: GUEST_UPLOADS_AT_A_TIME,
  waitingCustomers: 0,
  waitingGuests: 0,
});

/**
 * Receives a form of one file and hands the file to `use` when the whole form is as it must be. Until then it is on the disk of this
 * machine alone, within the sender's quota; nothing of it stays there afterwards.
 *
 * @param fields what the form must say beside its file
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
    return withRoom({ db, clock, limits }, { ...sender, bytes }, () =>
      withIncomingFolder(folder, async (own) => {
        const { received, fileName } = await readOneFile(request, fields, (chunks) =>
          receiveFile(own, chunks),
        );
        return use({ file: received, fileName, client });
      }),
    );
  };
  try {
    return await inReceivingTurn({ client, run });
  } catch (error) {
    discardRest(request);
    throw asRefusal(error, request);
  }
}
