import { clear, createStore, del, get, set, type UseStore } from "idb-keyval";
import { useEffect, useState } from "react";
import { useSession } from "../session/session.ts";

let store: UseStore | null = null;
// Async, so that a browser without a database rejects instead of throwing.
const drafts: UseStore = async (mode, callback) =>
  (store ??= createStore("sen-drafts", "drafts"))(mode, callback);

/** Deletes all stored drafts, because somebody else may use the device next. */
export async function forgetStoredDrafts(): Promise<void> {
  await clear(drafts).catch(() => undefined); // Without storage there is nothing to delete.
}

export interface StoredDraft<Draft> {
  /** Undefined until the database has been read; null if there is none. */
  draft: Draft | null | undefined;
  onDraftChange: (draft: Draft) => void;
  forget: () => void;
}

/**
 * Draft of a form with files, kept in IndexedDB for the signed-in customer. It survives a reload and a new sign-in.
 * Without a database (private browsing) the form works without a draft.
 */
export function useStoredDraft<Draft>(form: string): StoredDraft<Draft> {
  const customerId = useSession().session?.profile.id;
  const name = customerId === undefined ? null : `${form}-${customerId}`;
  const [found, setFound] = useState<{ name: string; draft: Draft | null }>();
  useEffect(() => {
    if (name === null) return;
    let wanted = true;
    const take = (draft: Draft | null) => {
      if (wanted) setFound({ name, draft });
    };
    get<Draft>(name, drafts).then(
      (draft) => take(draft ?? null),
      () => take(null),
    );
    return () => {
      wanted = false;
    };
  }, [name]);
  return {
    draft: found !== undefined && found.name === name ? found.draft : undefined,
    onDraftChange: (draft) => {
      if (name !== null) set(name, draft, drafts).catch(() => undefined);
    },
    forget: () => {
      if (name !== null) del(name, drafts).catch(() => undefined);
    },
  };
}
