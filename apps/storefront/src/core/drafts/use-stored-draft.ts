import { clear, createStore, del, get, set, type UseStore } from "idb-keyval";
import { useEffect, useState } from "react";
import { useSession } from "../session/session.ts";

let store: UseStore | null = null;
const drafts = () => (store ??= createStore("sen-drafts", "drafts"));

/** Forgets every stored draft: somebody else may use the device next. */
export async function forgetStoredDrafts(): Promise<void> {
  await clear(drafts()).catch(() => undefined); // A browser without storage kept nothing.
}

export interface StoredDraft<Draft> {
  /** Undefined until the browser has looked; null where there is none. */
  draft: Draft | null | undefined;
  onDraftChange: (draft: Draft) => void;
  forget: () => void;
}

/**
 * A form that holds files, kept in the browser's database for the signed-in customer: there again after a reload and after
 * signing in anew. Where there is no database (private browsing) the form works without.
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
    get<Draft>(name, drafts()).then(
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
      if (name !== null) set(name, draft, drafts()).catch(() => undefined);
    },
    forget: () => {
      if (name !== null) del(name, drafts()).catch(() => undefined);
    },
  };
}
