import { attachFiles, type AttachContext } from "../../media/index.ts";
import type { Transaction } from "../../../database/connect.ts";

/** The files of a message. */
export interface MessageFiles {
  images: string[];
  videos: string[];
}

/** The files in a request body. */
export function filesOf({ images = [], videos = [] }: Partial<MessageFiles>): MessageFiles {
  return { images, videos };
}

/** Attaches uploaded files to a message. A field error (422) for a file that is not the customer's own. */
export async function attachToMessage(
  tx: Transaction,
  context: AttachContext,
  { images, videos }: MessageFiles,
  messageId: number,
  now: Date,
): Promise<void> {
  const files = { images: { field: "images", ids: images }, videos: { field: "videos", ids: videos } };
  await attachFiles(tx, context, files, { ticket_message_id: messageId }, now);
}
