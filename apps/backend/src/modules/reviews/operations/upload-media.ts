import type { Operation } from "../../../http/operation.ts";
import { takeUpload } from "../../media/index.ts";

/** Takes one picture or video for a review, as evidence is taken, but of a customer alone. */
export const uploadReviewMedia: Operation<"uploadReviewMedia"> = (context) =>
  takeUpload(context, context.customer);
