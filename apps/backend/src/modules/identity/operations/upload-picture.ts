import { join } from "node:path";
import { clientAddress } from "../../../http/client-address.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation, OperationContext } from "../../../http/operation.ts";
import {
  announcedBytes,
  asRefusal,
  assertDiskRoom,
  discardRest,
  readOneFile,
  UPLOADS_AT_A_TIME,
  withIncoming,
  withRoom,
} from "../../media/index.ts";
import { concurrencyLimit } from "../../../concurrency-limit.ts";
import { pictureLinks } from "../picture-links.ts";
import { storePicture, type PictureRow } from "../pictures.ts";
import { pictureOf } from "../present.ts";
import { sealingWith } from "../../../sealing/sealing.ts";

/** As with other uploads: what arrives meanwhile would have to be kept. */
const limited = concurrencyLimit(UPLOADS_AT_A_TIME, { waiting: 0 });

/** Takes one picture of a document: its content decides its type; it is drawn anew, encrypted and stored. */
export const uploadIdentityPicture: Operation<"uploadIdentityPicture"> = async (context) => {
  const { request, session, config, clock } = context;
  try {
    const bytes = announcedBytes(request);
    const row = await limited(() => receive(context, bytes));
    return ok(pictureOf(row, pictureLinks({ config, clock }), session.id));
  } catch (error) {
    discardRest(request);
    throw asRefusal(error, request);
  }
};

async function receive(
  context: OperationContext<"uploadIdentityPicture">,
  bytes: number,
): Promise<PictureRow> {
  const { request, customer, config, clock, db, mediaStorage } = context;
  const limits = config.uploads;
  const folder = join(config.dataDir, "incoming");
  await assertDiskRoom(folder, bytes, limits);
  const sealing = sealingWith(config.identityKey);
  const wanted = { customer, address: clientAddress(request), bytes };
  return withRoom({ db, clock, limits }, wanted, () =>
    readOneFile(request, (chunks) =>
      withIncoming(folder, chunks, (file) =>
        storePicture({ db, mediaStorage, sealing }, file, customer.id, clock.now()),
      ),
    ),
  );
}
