import * as z from "zod/mini";
import { NAME_MAX_LENGTH } from "./constants.ts";
import { fieldErrors } from "./field-errors.ts";
import { idSchema } from "./id-schema.ts";
import { isBlankNote } from "./note.ts";
import { optionalNoteSchema } from "./note-schema.ts";
import { SUPPORT_CATEGORIES } from "./support-category.ts";

/** Maximum length of a ticket's subject, in characters. The spec does not show it. */
export const TICKET_SUBJECT_MAX_LENGTH = NAME_MAX_LENGTH;
/** Maximum length of a ticket's message, in characters. The spec does not show it. */
export const TICKET_TEXT_MAX_LENGTH = 2_000;
/** Possible ratings of a ticket. The spec does not show them. */
export const TICKET_STARS = [1, 2, 3, 4, 5] as const;
export type TicketStars = (typeof TICKET_STARS)[number];

const shortEnough = (limit: number) => (text: string) => Array.from(text).length <= limit;

/** A message that may be empty if it has files. */
const optionalText = z
  .string({ error: fieldErrors.textRequired })
  .check(z.trim(), z.refine(shortEnough(TICKET_TEXT_MAX_LENGTH), { error: fieldErrors.textTooLong }));
const requiredText = optionalText.check(
  z.refine((text) => !isBlankNote(text), { error: fieldErrors.textRequired }),
);

/** A new ticket without its files. `tenant_id` and `product_id` are the shop being asked, and the product. */
export const ticketFormSchema = z.object({
  category: z.literal(SUPPORT_CATEGORIES, { error: fieldErrors.categoryRequired }),
  tenant_id: z.nullable(idSchema),
  product_id: z.nullable(idSchema),
  order_id: z.nullable(idSchema),
  subject: z.string({ error: fieldErrors.subjectRequired }).check(
    z.trim(),
    z.refine((subject) => !isBlankNote(subject), { error: fieldErrors.subjectRequired, abort: true }),
    z.refine(shortEnough(TICKET_SUBJECT_MAX_LENGTH), { error: fieldErrors.textTooLong }),
  ),
  text: requiredText,
});
export type TicketFormData = z.output<typeof ticketFormSchema>;

/** The text of a reply; may be empty if it has files. */
export const ticketMessageSchema = (hasFiles: boolean) => (hasFiles ? optionalText : requiredText);

/** The form to rate a ticket. */
export const ticketRatingSchema = z.object({
  stars: z.literal(TICKET_STARS, { error: fieldErrors.starsRequired }),
  note: optionalNoteSchema,
});
