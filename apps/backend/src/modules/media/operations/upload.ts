import { AttachmentCreator, UPLOAD_FILE_TYPE } from "@sen/domain";
import { ok } from "../../../http/envelope.ts";
import type { Operation, OperationContext } from "../../../http/operation.ts";
import type { Customer } from "../../../signed-in.ts";
import { mediaLinks } from "../links.ts";
import { receiveUpload, type ReceivingContext } from "./receive-upload.ts";
import { mediaOf, storeFile } from "../store.ts";

/** Uploads one picture or video. Detects its type from its content, streams it to disk, cleans and stores it. Spec §5. */
export const uploadMedia: Operation<"uploadMedia"> = (context) => takeUpload(context, context.visitor);

/** Parts of an operation's context needed to store uploads. */
type UploadContext = ReceivingContext & Pick<OperationContext<never>, "mediaStorage" | "videoTool">;

/** Stores one picture or video uploaded by a customer or a guest. */
export async function takeUpload(context: UploadContext, customer: Customer | null) {
  const { config, clock, db, mediaStorage, videoTool } = context;
  const row = await receiveUpload(context, customer, { type: UPLOAD_FILE_TYPE }, ({ file, client }) =>
    storeFile({ db, mediaStorage, videoTool, now: clock.now() }, file, {
      customer_id: customer?.id ?? null,
      creator_type: AttachmentCreator.customer,
      uploader: client,
    }),
  );
  return ok(mediaOf(row, mediaLinks({ config, clock })));
}
