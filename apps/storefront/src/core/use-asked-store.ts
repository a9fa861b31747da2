import { useState } from "react";

/** A store of a value that is fetched once somebody subscribes to it; `isAsked` tells when. */
export function useAskedStore<Value>(unknown: Value) {
  const [isAsked, setAsked] = useState(false);
  const [store] = useState(() => {
    let value = unknown;
    const listeners = new Set<() => void>();
    return {
      read: () => value,
      subscribe(listener: () => void) {
        listeners.add(listener);
        setAsked(true);
        return () => {
          listeners.delete(listener);
        };
      },
      set(next: Value) {
        value = next;
        for (const listener of listeners) listener();
      },
    };
  });
  return { store, isAsked };
}
