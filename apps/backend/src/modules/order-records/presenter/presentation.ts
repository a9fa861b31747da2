import type { Locale } from "../../../texts/messages.ts";
import type { MediaLinks } from "../../media/index.ts";

/** What presenters need: the language, the server's time, and the links to files. */
export interface Presentation {
  locale: Locale;
  now: Date;
  links: MediaLinks;
}

/** A stored moment, from a table or from JSON, in the wire format: ISO 8601, UTC, milliseconds. */
export function moment(stored: string | Date): string {
  return new Date(stored).toISOString();
}

/** The same for a moment that may be null. */
export function momentOrNull(stored: string | null): string | null {
  return stored === null ? null : moment(stored);
}

/** Null for a missing or blank text. */
export function textOrNull(text: string | null | undefined): string | null {
  return text?.trim() ? text : null;
}
