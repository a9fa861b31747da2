/**
 * Normalizes a text: composed Unicode (ế is one character however it was typed), single spaces, trimmed, and without the control and
 * invisible characters that some keyboards, links and copied texts add.
 */
export function tidyText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}
