import { createContext, use, useState } from "react";

/** Where the page keeps unsaved input by its form's name; null for none. */
export interface Drafts {
  read: (form: string) => unknown;
  write: (form: string, draft: unknown) => unknown;
}

/** The page's drafts. Without them, input is kept only while its form is open. */
export const DraftsContext = createContext<Drafts>({ read: () => null, write: () => undefined });

/** The draft of a form that the server never renders; null without one, and to delete it. Without a name nothing is kept. */
export function useKeptDraft<Values>(form: string | undefined) {
  const store = use(DraftsContext);
  const [draft, setDraft] = useState(() => (form === undefined ? null : (store.read(form) as Values | null)));
  const onDraftChange = (values: Values | null) => {
    if (form === undefined) return;
    setDraft(values);
    store.write(form, values);
  };
  return { draft, onDraftChange };
}
