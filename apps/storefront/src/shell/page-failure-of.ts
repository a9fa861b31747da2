import { NetworkError } from "@sen/api";
import { TextsUnreachable } from "@sen/i18n";
import { MissingPage } from "../core/request-state.ts";
import type { PageFailureKind } from "../core/page-data.ts";

/** What a page that threw is told as. */
export function pageFailureOf(error: unknown): PageFailureKind {
  if (error instanceof MissingPage) return "missing";
  const isLost = error instanceof NetworkError || error instanceof TextsUnreachable;
  return isLost || isMissingModule(error) ? "unavailable" : "crashed";
}

/** What a dynamic import throws when its file cannot be had, in the words of each browser engine. */
function isMissingModule(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|module script failed|Unable to preload CSS/i.test(error.message)
  );
}
