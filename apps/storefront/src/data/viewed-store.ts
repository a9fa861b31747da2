import { mergeViewed, type ViewedEntry } from "@sen/domain";

const KEY = "recently-viewed";
const NONE: readonly ViewedEntry[] = [];
const listeners = new Set<() => void>();
let cached: { raw: string | null; entries: readonly ViewedEntry[] } = { raw: null, entries: NONE };

/** What a guest has looked at on this device, the newest first. The same list as long as the stored text is the same. */
export function readViewed(): readonly ViewedEntry[] {
  const raw = localStorage.getItem(KEY);
  if (raw !== cached.raw) cached = { raw, entries: parse(raw) };
  return cached.entries;
}

/** Remembers a look on this device. */
export function keepViewed(entry: ViewedEntry): void {
  localStorage.setItem(KEY, JSON.stringify(mergeViewed(readViewed(), [entry])));
  announce();
}

/** Forgets what was looked at on this device. */
export function forgetViewed(): void {
  localStorage.removeItem(KEY);
  announce();
}

/** Calls back when it changes in this tab. Returns the unsubscriber. */
export function subscribeToViewed(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** As the server renders it: nobody's. */
export const noViewed = (): readonly ViewedEntry[] => NONE;

function announce(): void {
  for (const listener of listeners) listener();
}

function parse(raw: string | null): readonly ViewedEntry[] {
  if (raw === null) return NONE;
  try {
    const value: unknown = JSON.parse(raw);
    return Array.isArray(value) ? mergeViewed(value.filter(isEntry)) : NONE;
  } catch {
    return NONE; // Storage is the customer's to edit: what cannot be read is nothing.
  }
}

function isEntry(value: unknown): value is ViewedEntry {
  const entry = value as Partial<ViewedEntry> | null;
  const numbers = [entry?.product_id, entry?.price_seen].every(
    (number) => Number.isSafeInteger(number) && Number(number) >= 0,
  );
  return numbers && !Number.isNaN(Date.parse(String(entry?.viewed_at)));
}
