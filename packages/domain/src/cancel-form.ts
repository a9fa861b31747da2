import * as z from "zod/mini";
import { CANCEL_REASONS } from "./cancel-reason.ts";
import { fieldErrors } from "./field-errors.ts";
import { shortTextSchema } from "./text-schema.ts";

/** The form to cancel an order. Spec §3, cancel reasons. */
export const cancelFormSchema = z.object({
  reason: z.literal(CANCEL_REASONS, { error: fieldErrors.reasonRequired }),
  note: z.optional(shortTextSchema),
});
