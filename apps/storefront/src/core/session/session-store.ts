import type { Profile } from "@sen/api";
import { clearCustomerStorage, persisted } from "../persisted.ts";

/** Auth state (spec §4): what a login answered, kept in local storage so that every tab agrees. */
export interface Session {
  token: string;
  profile: Profile;
}

const store = persisted("session", parseSession, { in: "customer" });
const listeners = new Set<() => void>();
let unsubscribe: (() => void) | null = null;
/** The session that the page shows. */
let shown: Session | null = null;

/** The session of this device, or null. The same object as long as the stored text is the same. */
export const readSession = store.read;

/**
 * The session that this page shows: it follows the stored one when that is announced (`subscribeToSession`). A page that is
 * being left goes on showing its customer, so that it leads nowhere by itself meanwhile.
 */
export function shownSession(): Session | null {
  if (listeners.size === 0) shown = readSession();
  return shown;
}

/** Stores what a login answered. */
export function writeSession(session: Session): void {
  store.write(session);
}

/** Clears local storage, for a page that is left at once: it is not announced. What is the device's stays. */
export const clearStorage = clearCustomerStorage;

/** Clears local storage (spec §2: unauthorised or forbidden), and has the page show that nobody is signed in. */
export function clearSession(): void {
  clearCustomerStorage();
  store.write(null);
}

/**
 * Calls back when the session changes, in this tab or in another, and when the browser shows this page again as it was left
 * (Back). Returns the unsubscriber.
 */
export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) {
    shown = readSession();
    unsubscribe = store.subscribe(showStored);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) unsubscribe?.();
  };
}

function showStored(): void {
  shown = readSession();
  for (const listener of listeners) listener();
}

/** A stored session; null for none, and for what does not read as one. */
export function parseSession(stored: unknown): Session | null {
  const { token, profile } = (stored ?? {}) as Partial<Session>;
  return typeof token === "string" && profile ? { token, profile } : null;
}
