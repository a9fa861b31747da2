/** Characters of a note at most, as a reader counts them. Spec §5 and §9. */
export const NOTE_MAX_LENGTH = 500;
/**
 * Code points of a note at most. One character that a reader sees may consist of many (a family emoji has seven);
 * this bounds what is stored. The spec shows no such limit.
 */
export const NOTE_MAX_CODE_POINTS = 5_000;

/**
 * How long a note is as its reader counts: in grapheme clusters (Unicode UAX #29) of the composed text. "ế" is one
 * however it was typed, an emoji with skin tone or joined from several is one, a line break is one.
 */
export function noteLength(note: string): number {
  const characters = new Intl.Segmenter("vi", { granularity: "grapheme" });
  return Array.from(characters.segment(note.normalize("NFC"))).length;
}

/** Letters, digits, punctuation or symbols that show: not the fillers that look like a space. */
const visible = /(?![\u115F\u1160\u2800\u3164\uFFA0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a note shows nothing: empty, spaces, line breaks, zero-width or direction marks. */
export function isBlankNote(note: string): boolean {
  return !visible.test(note);
}

/** Whether a note is too long, by what its reader counts or by what would be stored. */
export function isNoteTooLong(note: string): boolean {
  return Array.from(note).length > NOTE_MAX_CODE_POINTS || noteLength(note) > NOTE_MAX_LENGTH;
}
