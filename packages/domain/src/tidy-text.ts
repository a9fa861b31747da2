/**
 * A text as it is kept: composed Unicode (ế is one character however it was typed), single spaces, none around, and
 * none of the control characters that some keyboards and links carry along.
 */
export function tidyText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}
