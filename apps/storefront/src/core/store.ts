import { useEffect, useMemo, useState, useSyncExternalStore } from "react";

/** A value that lives outside of React. */
export interface Store<Value> {
  read: () => Value;
  write: (value: Value) => void;
  /** Calls back when it changes. Returns the unsubscriber. */
  subscribe: (listener: () => void) => () => void;
  /** What the server renders. */
  readOnServer: () => Value;
}

/** Makes a store that begins with a value and lasts as long as the page. */
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

/** The value of a store, followed as it changes. The first render shows what the server rendered. */
export const useStore = <Value>({
  subscribe,
  read,
  readOnServer,
}: Pick<Store<Value>, "subscribe" | "read" | "readOnServer">): Value =>
  useSyncExternalStore(subscribe, read, readOnServer);

const unchanging = () => () => undefined;

/** A value that only a browser knows. The server and hydration use `onServer`; the component renders again only where the two differ. */
export const useBrowserValue = <Value>(value: Value, onServer: Value): Value =>
  useSyncExternalStore(
    unchanging,
    () => value,
    () => onServer,
  );

/**
 * A store whose value is worth asking for once somebody subscribes to it.
 *
 * @param initial its value until `useValue` gives one
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
