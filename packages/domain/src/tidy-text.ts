/**
 * Normalizes a text: composed Unicode (ế is one character however it was typed), single spaces, trimmed, and without the control
 * characters that some keyboards and links add.
 */
export function tidyText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}
