/** Maximum length of a note, in characters as perceived by a reader. Spec §5 and §9. */
export const NOTE_MAX_LENGTH = 500;
/**
 * Maximum number of code points of a note, to bound its storage: one perceived character may consist of many (a family emoji has seven).
 * The spec shows no such limit.
 */
export const NOTE_MAX_CODE_POINTS = 5_000;

/**
 * The length of a note as perceived by a reader: grapheme clusters (Unicode UAX #29) of the composed text. "ế" counts as one however
 * it was typed, and so does an emoji with a skin tone or joined from several, and a line break. Firefox before 125 counts code points,
 * which are at least as many.
 */
export function noteLength(note: string): number {
  const composed = note.normalize("NFC");
  if (!("Segmenter" in Intl)) return Array.from(composed).length;
  return Array.from(new Intl.Segmenter("vi", { granularity: "grapheme" }).segment(composed)).length;
}

/** Visible letters, digits, punctuation and symbols, without fillers that look like a space. */
const visible = /(?![\u115F\u1160\u2800\u3164\uFFA0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a note has no visible character: empty, whitespace, zero-width or direction marks. */
export function isBlankNote(note: string): boolean {
  return !visible.test(note);
}

/** Whether a note is too long, in perceived characters or in code points. */
export function isNoteTooLong(note: string): boolean {
  return Array.from(note).length > NOTE_MAX_CODE_POINTS || noteLength(note) > NOTE_MAX_LENGTH;
}
