import type { CreateComplaintBody } from "@sen/api";
import * as z from "zod/mini";
import { fieldErrors } from "./field-errors.ts";
import { optionalNoteSchema } from "./note-schema.ts";
import { REQUEST_REASONS } from "./request-reason.ts";

/** The complaint form without its files, which `requestFilesProblem` validates. */
export const complaintFormSchema = z.object({
  reason: z.literal(REQUEST_REASONS, { error: fieldErrors.reasonRequired }),
  note: optionalNoteSchema,
});
export type ComplaintFormData = z.output<typeof complaintFormSchema>;

/** The request body of a new complaint, with its uploaded files. Spec §5. */
export function complaintBody(
  order_detail_id: number,
  { reason, note }: ComplaintFormData,
  files: { images: string[]; videos: string[] },
): CreateComplaintBody {
  return {
    order_detail_id,
    reason,
    ...(note === "" ? {} : { note }),
    cs_attach_image: files.images,
    cs_attach_video: files.videos,
  };
}
