const PREFIX = "draft:";
const listeners = new Set<() => void>();

/** The stored text of a draft of this tab; null when there is none. */
export const readDraft = (name: string): string | null => sessionStorage.getItem(PREFIX + name);

/** Keeps a draft in this tab (session storage); null leaves nothing behind. */
export function writeDraft(name: string, text: string | null): void {
  if (text === null) sessionStorage.removeItem(PREFIX + name);
  else sessionStorage.setItem(PREFIX + name, text);
  announce();
}

/** Forgets every draft of this tab. */
export function forgetTypedDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  announce();
}

/** Calls back when a draft of this tab changes. Returns the unsubscriber. */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function announce(): void {
  for (const listener of listeners) listener();
}
