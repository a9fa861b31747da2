import { useCallback, useSyncExternalStore } from "react";
import { readDraft, subscribeToDrafts, writeDraft } from "./draft-store.ts";

/**
 * What was typed into a form, kept in this tab (session storage): there again after a reload, and after signing in anew,
 * which clears local storage only. A value like the initial one leaves nothing behind.
 */
export function useDraft<Value>(
  name: string,
  initial: Value,
): [Value, (value: Value | ((before: Value) => Value)) => void] {
  const raw = useSyncExternalStore(
    subscribeToDrafts,
    () => readDraft(name),
    () => null,
  );
  const write = useCallback(
    (next: Value | ((before: Value) => Value)) => {
      const value = isUpdate(next) ? next(valueOf(readDraft(name), initial)) : next;
      writeDraft(name, value === initial ? null : JSON.stringify(value));
    },
    [name, initial],
  );
  return [valueOf(raw, initial), write];
}

const isUpdate = <Value>(next: Value | ((before: Value) => Value)): next is (before: Value) => Value =>
  typeof next === "function";

/** What a draft's stored text says; the initial value where that is nothing, or no JSON. */
export function valueOf<Value>(raw: string | null, initial: Value): Value {
  if (raw === null) return initial;
  try {
    return JSON.parse(raw) as Value;
  } catch {
    return initial; // Storage is the customer's to edit.
  }
}
