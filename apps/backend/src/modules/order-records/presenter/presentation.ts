import type { Locale } from "../../../texts/messages.ts";
import type { MediaLinks } from "../../media/index.ts";

/** What it takes to tell an order to its customer: the language, the server's time, and addresses of files. */
export interface Presentation {
  locale: Locale;
  now: Date;
  links: MediaLinks;
}

/** A stored moment, out of a table or out of JSON, as the wire has it: ISO 8601, UTC, milliseconds. */
export function moment(stored: string | Date): string {
  return new Date(stored).toISOString();
}

/** The same for a moment that may be missing. */
export function momentOrNull(stored: string | null): string | null {
  return stored === null ? null : moment(stored);
}

/** A text that is told only when it says something. */
export function textOrNull(text: string | null | undefined): string | null {
  return text?.trim() ? text : null;
}
