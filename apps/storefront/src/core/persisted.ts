/** Where a value is kept: on the device for good, there until the customer signs out, or in this tab alone. */
export type PersistedScope = "device" | "customer" | "tab";

/** A value in the browser's storage, for `useSyncExternalStore`. */
export interface Persisted<Value> {
  /** The stored value; the same object as long as the stored text is the same. */
  read: () => Value;
  /** Stores a value; null leaves nothing behind. Where the browser's storage is full or refused, this page alone keeps it. */
  write: (value: Value | null) => void;
  /** Calls back when it changes, here or in another tab, and when Back shows this page as it was left. Returns the unsubscriber. */
  subscribe: (listener: () => void) => () => void;
  /** What the server renders: nothing is stored there. */
  readOnServer: () => Value;
}

/** What belongs to the device and not to its customer: it survives a sign-out. */
const DEVICE_KEYS = ["locale", "device", "scheme"];

/** Texts that the storage did not take, by their key. */
const unstored = {
  device: new Map<string, string>(),
  customer: new Map<string, string>(),
  tab: new Map<string, string>(),
};
const listeners = new Map<string, Set<() => void>>();

const storageOf = (scope: PersistedScope): Storage => (scope === "tab" ? sessionStorage : localStorage);

/**
 * Names a value in the browser's storage.
 *
 * @param parse makes the value of what was stored, as JSON. Storage is the customer's to edit: it gets null for nothing and for
 *   what is no JSON, and returns the empty value for whatever does not fit.
 */
export function persisted<Value>(
  key: string,
  parse: (stored: unknown) => Value,
  { in: scope }: { in: PersistedScope },
): Persisted<Value> {
  const empty = parse(null);
  let cached: { text: string | null; value: Value } = { text: null, value: empty };
  return {
    read() {
      const text = readText(scope, key);
      if (text !== cached.text) cached = { text, value: text === null ? empty : parse(parseJson(text)) };
      return cached.value;
    },
    write(value) {
      writeText(scope, key, value === null ? null : JSON.stringify(value));
      announce(key);
    },
    subscribe: (listener) => subscribe(key, listener),
    readOnServer: () => empty,
  };
}

/** A text in the browser's storage as it stands. */
export type PersistedText = Omit<Persisted<string | null>, "readOnServer">;

/** Names a text in the browser's storage that others read or wrote as it is. */
export function persistedText(key: string, { in: scope }: { in: PersistedScope }): PersistedText {
  return {
    read: () => readText(scope, key),
    write(text) {
      writeText(scope, key, text);
      announce(key);
    },
    subscribe: (listener) => subscribe(key, listener),
  };
}

/** Clears local storage but for what is the device's (spec §2: sign-out, unauthorised or forbidden), without telling anybody. */
export function clearCustomerStorage(): void {
  unstored.customer.clear();
  for (const key of Object.keys(localStorage)) {
    if (!DEVICE_KEYS.includes(key)) localStorage.removeItem(key);
  }
}

/** Clears what this tab keeps under names that begin so. */
export function clearTabStorage(prefix: string): void {
  const names = [...unstored.tab.keys(), ...Object.keys(sessionStorage)].filter((name) =>
    name.startsWith(prefix),
  );
  for (const name of names) writeText("tab", name, null);
}

function readText(scope: PersistedScope, key: string): string | null {
  const text = unstored[scope].get(key);
  if (text !== undefined) return text;
  try {
    return storageOf(scope).getItem(key);
  } catch {
    return null; // A browser that refuses storage to this site.
  }
}

function writeText(scope: PersistedScope, key: string, text: string | null): void {
  unstored[scope].delete(key);
  try {
    if (text === null) storageOf(scope).removeItem(key);
    else storageOf(scope).setItem(key, text);
  } catch {
    if (text !== null) unstored[scope].set(key, text);
  }
}

function subscribe(key: string, listener: () => void): () => void {
  const own = listeners.get(key) ?? new Set();
  listeners.set(key, own.add(listener));
  const onStorage = ({ key: changed }: StorageEvent) => {
    if (changed === key || changed === null) listener();
  };
  window.addEventListener("storage", onStorage);
  window.addEventListener("pageshow", listener);
  return () => {
    own.delete(listener);
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", listener);
  };
}

function announce(key: string): void {
  for (const listener of listeners.get(key) ?? []) listener();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
