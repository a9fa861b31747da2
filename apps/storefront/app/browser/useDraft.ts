import { useCallback, useSyncExternalStore } from "react";

const PREFIX = "draft:";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * What was typed into a form, kept in this tab (session storage): there again after a reload, and after signing in anew,
 * which clears local storage only. A value like the initial one leaves nothing behind.
 */
export function useDraft<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const key = PREFIX + name;
  const raw = useSyncExternalStore(
    subscribe,
    () => sessionStorage.getItem(key),
    () => null,
  );
  const write = useCallback(
    (value: Value) => {
      if (value === initial) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(value));
      for (const listener of listeners) listener();
    },
    [key, initial],
  );
  return [raw === null ? initial : parse(raw, initial), write];
}

/** Forgets every draft of this tab. */
export function forgetTypedDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  for (const listener of listeners) listener();
}

function parse<Value>(raw: string, initial: Value): Value {
  try {
    return JSON.parse(raw) as Value;
  } catch {
    return initial; // Storage is the customer's to edit.
  }
}
