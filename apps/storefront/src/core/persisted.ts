import type { Store } from "./store.ts";

/**
 * How long a value is kept: on the device for good, on the device until the customer signs out, in this tab, or in this tab
 * as a draft, which is deleted on sign-out.
 */
export type PersistedScope = "device" | "customer" | "tab" | "draft";

/**
 * A value in the browser's storage. `read` returns the same object while the stored text is unchanged. `subscribe` also reports
 * changes from other tabs, and Back to this page. If storage is full or refused, the value is kept in memory. Writing null
 * deletes it.
 */
export interface Persisted<Value> extends Omit<Store<Value>, "write"> {
  write: (value: Value | null) => void;
  /** Whether the value, if any, is in storage: in memory it ends with the document. */
  isStored: () => boolean;
}

/** Keys that belong to the device rather than the customer, and survive a sign-out. */
const DEVICE_KEYS = ["locale", "device", "scheme"];
const DRAFT_PREFIX = "draft:";

type Kind = "local" | "session";

/** Texts that the storage refused, by key. */
const unstored = { local: new Map<string, string>(), session: new Map<string, string>() };
const listeners = new Map<string, Set<() => void>>();

/**
 * A value in the browser's storage.
 *
 * @param parse converts the stored JSON. The customer can edit storage: gets null for a missing value or invalid JSON, and must
 * return the empty value for anything malformed.
 */
export function persisted<Value>(
  key: string,
  parse: (stored: unknown) => Value,
  { in: scope }: { in: PersistedScope },
): Persisted<Value> {
  const empty = parse(null);
  const text = persistedText(key, { in: scope });
  let cached: { text: string | null; value: Value } = { text: null, value: empty };
  return {
    read() {
      const now = text.read();
      if (now !== cached.text) cached = { text: now, value: now === null ? empty : parse(parseJson(now)) };
      return cached.value;
    },
    write: (value) => text.write(value === null ? null : JSON.stringify(value)),
    subscribe: text.subscribe,
    isStored: text.isStored,
    readOnServer: () => empty,
  };
}

/** A list in the browser's storage. Malformed entries are dropped; an empty list is deleted from storage. */
export function persistedList<Entry>(
  key: string,
  isEntry: (stored: unknown) => stored is Entry,
  options: { in: PersistedScope },
): Persisted<readonly Entry[]> {
  const parse = (stored: unknown): readonly Entry[] => (Array.isArray(stored) ? stored.filter(isEntry) : []);
  const list = persisted(key, parse, options);
  return { ...list, write: (entries) => list.write(entries?.length ? entries : null) };
}

/** Whether a stored value is an integer from 0: an id, a quantity, an amount of money. */
export const isCount = (stored: unknown): stored is number =>
  Number.isSafeInteger(stored) && Number(stored) >= 0;

/** A plain text in the browser's storage, for values that other code reads or writes unparsed. */
export function persistedText(key: string, { in: scope }: { in: PersistedScope }): Persisted<string | null> {
  const kind = scope === "device" || scope === "customer" ? "local" : "session";
  const name = scope === "draft" ? DRAFT_PREFIX + key : key;
  return {
    read: () => readText(kind, name),
    write: (text) => writeText(kind, name, text),
    subscribe: (listener) => subscribe(name, listener),
    isStored: () => !unstored[kind].has(name),
    readOnServer: () => null,
  };
}

/** Clears local storage except for the device's keys (spec §2: sign-out, unauthorized or forbidden), without notifying subscribers. */
export function clearCustomerStorage(): void {
  for (const key of keysOf("local")) if (!DEVICE_KEYS.includes(key)) storeText("local", key, null);
}

export function clearDrafts(): void {
  for (const name of keysOf("session")) if (name.startsWith(DRAFT_PREFIX)) writeText("session", name, null);
}

/** Uses a storage. Returns `refused` if the browser refuses it to this site, or if it is full. */
function inStorage<Found>(kind: Kind, act: (storage: Storage) => Found, refused: Found): Found {
  try {
    return act(kind === "local" ? localStorage : sessionStorage);
  } catch {
    return refused;
  }
}

const keysOf = (kind: Kind): string[] => [
  ...unstored[kind].keys(),
  ...inStorage(kind, (storage) => Object.keys(storage), []),
];

const readText = (kind: Kind, key: string): string | null =>
  unstored[kind].get(key) ?? inStorage(kind, (storage) => storage.getItem(key), null);

function writeText(kind: Kind, key: string, text: string | null): void {
  storeText(kind, key, text);
  for (const listener of listeners.get(key) ?? []) listener();
}

function storeText(kind: Kind, key: string, text: string | null): void {
  unstored[kind].delete(key);
  const store = (storage: Storage) => {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  };
  if (!inStorage(kind, store, false) && text !== null) unstored[kind].set(key, text);
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
