import { addPastSearch, removePastSearch } from "@sen/domain";

const KEY = "past-searches";

/** What was searched for on this device, the newest first. Emptied with the storage at sign-out. */
export function readPastSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return []; // Storage is the customer's to edit: what cannot be read is nothing.
  }
}

/** Keeps a search on this device. */
export function keepPastSearch(keyword: string): void {
  write(addPastSearch(readPastSearches(), keyword));
}

/** Forgets one search, or without one all of them. */
export function forgetPastSearches(keyword?: string): void {
  write(keyword === undefined ? [] : removePastSearch(readPastSearches(), keyword));
}

function write(past: readonly string[]): void {
  if (past.length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(past));
}
