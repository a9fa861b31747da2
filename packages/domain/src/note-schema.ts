import * as z from "zod/mini";
import { fieldErrors } from "./field-errors.ts";
import { isBlankNote, isNoteTooLong } from "./note.ts";

/** An optional note, as in returns and complaints. */
export const optionalNoteSchema = z.string({ error: fieldErrors.invalid }).check(
  z.trim(),
  z.refine((note) => !isNoteTooLong(note), { error: fieldErrors.noteTooLong }),
);

/** A required note, as in additional evidence. Spec §5. */
export const noteSchema = z.string({ error: fieldErrors.noteRequired }).check(
  z.trim(),
  z.refine((note) => !isBlankNote(note), { error: fieldErrors.noteRequired, abort: true }),
  z.refine((note) => !isNoteTooLong(note), { error: fieldErrors.noteTooLong }),
);
