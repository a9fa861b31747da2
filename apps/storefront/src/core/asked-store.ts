/** A value that is fetched once somebody wants it, and who is to hear when it changes. */
export interface AskedStore<Value> {
  read: () => Value;
  /** Calls back when the value changes; answers how to be called no more. The first subscriber asks for it. */
  subscribe: (listener: () => void) => () => void;
  /** Whether anybody ever asked for it. */
  isAskedFor: () => boolean;
  /** Calls back when somebody asks for the first time. */
  onFirstAsked: (listener: () => void) => () => void;
  set: (value: Value) => void;
}

/** A store that begins with a value that says nothing yet. */
export function createAskedStore<Value>(unknown: Value): AskedStore<Value> {
  let value = unknown;
  let asked = false;
  const listeners = new Set<() => void>();
  const waiting = new Set<() => void>();
  return {
    read: () => value,
    subscribe(listener) {
      listeners.add(listener);
      if (!asked) {
        asked = true;
        for (const tell of waiting) tell();
      }
      return () => {
        listeners.delete(listener);
      };
    },
    isAskedFor: () => asked,
    onFirstAsked(listener) {
      waiting.add(listener);
      return () => {
        waiting.delete(listener);
      };
    },
    set(next) {
      value = next;
      for (const tell of listeners) tell();
    },
  };
}
