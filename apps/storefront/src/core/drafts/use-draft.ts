import { useMemo } from "react";
import { clearDrafts, persisted } from "../persisted.ts";
import { useStore } from "../store.ts";

/**
 * What was typed into a form, kept in this tab: there again after a reload, and after signing in anew, which clears local
 * storage only. A value like the initial one leaves nothing behind.
 */
export function useDraft<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const store = useMemo(
    () => persisted(name, (stored) => (stored ?? initial) as Value, { in: "draft" }),
    [name, initial],
  );
  return [useStore(store), (value) => store.write(value === initial ? null : value)];
}

/** Forgets what was typed into forms on this device: somebody else may use it next. */
export function forgetDrafts(): void {
  clearDrafts();
  // The database of drafts with files, and what opens it, comes only with the pages that use it.
  void import("./use-stored-draft.ts").then(({ forgetStoredDrafts }) => forgetStoredDrafts());
}
