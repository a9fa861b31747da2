import * as z from "zod/mini";
import { fieldErrors } from "./field-errors.ts";
import { isNoteTooLong } from "./note.ts";

/** An optional note, as in returns and complaints. */
export const optionalNoteSchema = z.string({ error: fieldErrors.invalid }).check(
  z.trim(),
  z.refine((note) => !isNoteTooLong(note), { error: fieldErrors.noteTooLong }),
);
