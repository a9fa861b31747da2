/** A text as it is kept: composed Unicode (ế is one character however it was typed), single spaces, none around. */
export function tidyText(text: string): string {
  return text.normalize("NFC").trim().replace(/\s+/g, " ");
}
