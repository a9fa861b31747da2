import { ticketFilesSchema } from "@sen/domain";
import { attachFiles } from "../../media/index.ts";
import type { Transaction } from "../../../database/connect.ts";
import type { Customer } from "../../../signed-in.ts";
import { checked } from "../../../errors/checked.ts";

/** The files that a message brings. */
export interface MessageFiles {
  images: string[];
  videos: string[];
}

/** The files of a body; 422 at their fields where there are too many. */
export function filesOf({ images = [], videos = [] }: Partial<MessageFiles>): MessageFiles {
  return checked(ticketFilesSchema, { images, videos });
}

/** Adds uploaded files to a message; 422 at its place for one that is not the customer's own. */
export async function attachToMessage(
  tx: Transaction,
  customer: Customer,
  { images, videos }: MessageFiles,
  messageId: number,
  now: Date,
): Promise<void> {
  const files = { images: { field: "images", ids: images }, videos: { field: "videos", ids: videos } };
  await attachFiles(tx, customer, files, { ticket_message_id: messageId }, now);
}
