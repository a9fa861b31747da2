import { useMemo } from "react";
import { clearDrafts, persisted } from "../persisted.ts";
import { readSession, useCustomerId } from "../session/session.ts";
import { useStore } from "../store.ts";

/**
 * A customer's form value, kept in this tab. It survives a reload, and a new sign-in after an expired session, which clears local
 * storage only. Setting it back to the initial value deletes it.
 */
export function useDraft<Value>(form: string, initial: Value): [Value, (value: Value) => void] {
  const name = `${form}-${useCustomerId() ?? ""}`;
  const store = useMemo(
    () => persisted(name, (stored) => (stored ?? initial) as Value, { in: "draft" }),
    [name, initial],
  );
  return [useStore(store), (value) => store.write(value === initial ? null : value)];
}

/** The same for the forms of the UI package, by name. */
export const draftStore = {
  read: (form: string): unknown => storeOf(form).read(),
  write: (form: string, draft: unknown) => storeOf(form).write(draft),
};

const storeOf = (form: string) =>
  persisted(`${form}-${readSession()?.profile.id ?? ""}`, (stored) => stored, { in: "draft" });

/** Deletes all form drafts, because somebody else may use this device next. */
export function forgetDrafts(): void {
  clearDrafts();
  // Loaded on demand: only pages with file drafts use the database.
  void import("./use-stored-draft.ts").then(({ forgetStoredDrafts }) => forgetStoredDrafts());
}
