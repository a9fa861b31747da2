import { forgetTypedDrafts } from "./draft-store.ts";

/** Forgets what was typed into forms on this device: somebody else may use it next. */
export function forgetDrafts(): void {
  forgetTypedDrafts();
  // The database of drafts with files, and what opens it, comes only with the pages that use it.
  void import("./use-stored-draft.ts").then(({ forgetStoredDrafts }) => forgetStoredDrafts());
}
