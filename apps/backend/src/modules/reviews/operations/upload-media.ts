import type { Operation } from "../../../http/operation.ts";
import { takeUpload } from "../../media/index.ts";

/** Uploads one picture or video for a review, like evidence, but only for a signed-in customer. */
export const uploadReviewMedia: Operation<"uploadReviewMedia"> = (context) =>
  takeUpload(context, context.customer);
