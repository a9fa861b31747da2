import { useEffect, useMemo, useState, useSyncExternalStore } from "react";

export interface Store<Value> {
  read: () => Value;
  write: (value: Value) => void;
  /** Calls back when it changes. Returns the unsubscriber. */
  subscribe: (listener: () => void) => () => void;
  readOnServer: () => Value;
}

/** Creates a store that lives as long as the page. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    write(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    readOnServer: () => initial,
  };
}

/** Subscribes to a store's value. The first render uses the server's value. */
export const useStore = <Value>(store: Omit<Store<Value>, "write">): Value =>
  useSyncExternalStore(store.subscribe, store.read, store.readOnServer);

const unchanging = () => () => undefined;

/** A value only known in the browser. The server and hydration use `onServer`; the component renders again only if the two differ. */
export const useBrowserValue = <Value>(value: Value, onServer: Value): Value =>
  useSyncExternalStore(
    unchanging,
    () => value,
    () => onServer,
  );

/**
 * A store whose value is computed only once somebody subscribes.
 *
 * @param useValue gets whether there is a subscriber
 */
export function useLazyStore<Value>(
  initial: Value,
  useValue: (isWanted: boolean) => Value | undefined,
): Pick<Store<Value>, "read" | "subscribe"> {
  const [isWanted, setWanted] = useState(false);
  const [store] = useState(() => createStore(initial));
  const value = useValue(isWanted);
  useEffect(() => {
    if (value !== undefined) store.write(value);
  }, [store, value]);
  return useMemo(
    () => ({
      read: store.read,
      subscribe(listener) {
        setWanted(true);
        return store.subscribe(listener);
      },
    }),
    [store],
  );
}
