import { createContext, use, useState } from "react";

const nothing = (_form: string, _draft?: unknown): unknown => null;

/** Where the page keeps unsaved input by its form's name. Without it, input is kept only while its form is open. */
export const DraftsContext = createContext({ read: nothing, write: nothing });

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
