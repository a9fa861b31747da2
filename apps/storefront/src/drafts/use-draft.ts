import { useCallback, useSyncExternalStore } from "react";
import { readDraft, subscribeToDrafts, writeDraft } from "./draft-store.ts";

/**
 * What was typed into a form, kept in this tab (session storage): there again after a reload, and after signing in anew,
 * which clears local storage only. A value like the initial one leaves nothing behind.
 */
export function useDraft<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const raw = useSyncExternalStore(
    subscribeToDrafts,
    () => readDraft(name),
    () => null,
  );
  const write = useCallback(
    (value: Value) => {
      writeDraft(name, value === initial ? null : JSON.stringify(value));
    },
    [name, initial],
  );
  return [raw === null ? initial : parse(raw, initial), write];
}

function parse<Value>(raw: string, initial: Value): Value {
  try {
    return JSON.parse(raw) as Value;
  } catch {
    return initial; // Storage is the customer's to edit.
  }
}
