import * as z from "zod/mini";
import { EVIDENCE_MAX_IMAGES, EVIDENCE_MAX_VIDEOS } from "./evidence.ts";

const mediaId = z.uuid();
const images = z.array(mediaId).check(z.maxLength(EVIDENCE_MAX_IMAGES));
const videos = z.array(mediaId).check(z.maxLength(EVIDENCE_MAX_VIDEOS));

/** The uploads of a new complaint or return: at least one picture. Spec §5. */
export const requestFilesSchema = z.object({
  cs_attach_image: images.check(z.minLength(1)),
  cs_attach_video: z.optional(videos),
});
