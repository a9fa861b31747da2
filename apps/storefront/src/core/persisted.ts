import type { Store } from "./store.ts";

/**
 * Where a value is kept: on the device for good, there until the customer signs out, in this tab alone, or in this tab as a
 * draft, which the customer's sign-out forgets.
 */
export type PersistedScope = "device" | "customer" | "tab" | "draft";

/**
 * A value in the browser's storage: `read` gives the same object as long as the stored text is the same, and `subscribe` follows
 * other tabs and Back to this page, too. Where storage is full or refused, this page alone keeps what is written; null leaves
 * nothing behind.
 */
export interface Persisted<Value> extends Omit<Store<Value>, "write"> {
  write: (value: Value | null) => void;
}

/** What belongs to the device and not to its customer: it survives a sign-out. */
const DEVICE_KEYS = ["locale", "device", "scheme"];
const DRAFT_PREFIX = "draft:";

type Kind = "local" | "session";

/** Texts that the storage did not take, by their key. */
const unstored = { local: new Map<string, string>(), session: new Map<string, string>() };
const listeners = new Map<string, Set<() => void>>();

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
    readOnServer: () => empty,
  };
}

/** Names a list in the browser's storage: entries that do not fit are left out, and an empty one leaves nothing behind. */
export function persistedList<Entry>(
  key: string,
  isEntry: (stored: unknown) => stored is Entry,
  options: { in: PersistedScope },
): Persisted<readonly Entry[]> {
  const parse = (stored: unknown): readonly Entry[] => (Array.isArray(stored) ? stored.filter(isEntry) : []);
  const list = persisted(key, parse, options);
  return { ...list, write: (entries) => list.write(entries?.length ? entries : null) };
}

/** Whether a stored value is a whole number from 0 on: an id, a quantity, an amount of money. */
export const isCount = (stored: unknown): stored is number =>
  Number.isSafeInteger(stored) && Number(stored) >= 0;

/** Names a text in the browser's storage that others read or wrote as it is. */
export function persistedText(key: string, { in: scope }: { in: PersistedScope }): Persisted<string | null> {
  const kind = scope === "device" || scope === "customer" ? "local" : "session";
  const name = scope === "draft" ? DRAFT_PREFIX + key : key;
  return {
    read: () => readText(kind, name),
    write: (text) => writeText(kind, name, text),
    subscribe: (listener) => subscribe(name, listener),
    readOnServer: () => null,
  };
}

/** Clears local storage but for what is the device's (spec §2: sign-out, unauthorised or forbidden), without telling anybody. */
export function clearCustomerStorage(): void {
  for (const key of unstored.local.keys()) {
    if (!DEVICE_KEYS.includes(key)) unstored.local.delete(key);
  }
  for (const key of Object.keys(localStorage)) {
    if (!DEVICE_KEYS.includes(key)) localStorage.removeItem(key);
  }
}

/** Clears the drafts of this tab. */
export function clearDrafts(): void {
  for (const name of [...unstored.session.keys(), ...Object.keys(sessionStorage)]) {
    if (name.startsWith(DRAFT_PREFIX)) writeText("session", name, null);
  }
}

function readText(kind: Kind, key: string): string | null {
  const text = unstored[kind].get(key);
  if (text !== undefined) return text;
  try {
    return storageOf(kind).getItem(key);
  } catch {
    return null; // A browser that refuses storage to this site.
  }
}

function writeText(kind: Kind, key: string, text: string | null): void {
  unstored[kind].delete(key);
  try {
    if (text === null) storageOf(kind).removeItem(key);
    else storageOf(kind).setItem(key, text);
  } catch {
    if (text !== null) unstored[kind].set(key, text);
  }
  for (const listener of listeners.get(key) ?? []) listener();
}

const storageOf = (kind: Kind): Storage => (kind === "local" ? localStorage : sessionStorage);

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
