import * as z from "zod/mini";
import { fieldErrors } from "./field-errors.ts";
import { isBlankNote, isNoteTooLong } from "./note.ts";

/** A note that may stay empty, as a return or complaint has it. */
export const optionalNoteSchema = z.string({ error: fieldErrors.invalid }).check(
  z.trim(),
  z.refine((note) => !isNoteTooLong(note), { error: fieldErrors.noteTooLong }),
);

/** A note that says something, as additional evidence has it. Spec §5. */
export const noteSchema = z.string({ error: fieldErrors.noteRequired }).check(
  z.trim(),
  z.refine((note) => !isBlankNote(note), { error: fieldErrors.noteRequired, abort: true }),
  z.refine((note) => !isNoteTooLong(note), { error: fieldErrors.noteTooLong }),
);
