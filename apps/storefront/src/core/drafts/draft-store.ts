import { clearTabStorage, persistedText } from "../persisted.ts";

const PREFIX = "draft:";
const listeners = new Set<() => void>();

const storeOf = (name: string) => persistedText(PREFIX + name, { in: "tab" });

/** The stored text of a draft of this tab; null when there is none. */
export const readDraft = (name: string): string | null => storeOf(name).read();

/** Keeps a draft in this tab (session storage); null leaves nothing behind. */
export function writeDraft(name: string, text: string | null): void {
  storeOf(name).write(text);
  announce();
}

/** Forgets every draft of this tab. */
export function forgetTypedDrafts(): void {
  clearTabStorage(PREFIX);
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
