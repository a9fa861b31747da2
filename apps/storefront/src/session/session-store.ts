import type { Profile } from "@sen/api";

/** Auth state (spec §4): what a login answered, kept in local storage so that every tab agrees. */
export interface Session {
  token: string;
  profile: Profile;
}

const SESSION_KEY = "session";
/** What is the device's, not the customer's. */
const KEPT_WHEN_CLEARED = ["locale", "device"];
const listeners = new Set<() => void>();
let cached: { raw: string | null; session: Session | null } = { raw: null, session: null };

/** The session of this device, or null. The same object as long as the stored text is the same. */
export function readSession(): Session | null {
  const raw = localStorage.getItem(SESSION_KEY);
  if (raw !== cached.raw) cached = { raw, session: parse(raw) };
  return cached.session;
}

/** Stores what a login answered. */
export function writeSession(session: Session): void {
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  announce();
}

/**
 * Clears local storage, for whoever leaves this page for another at once. What is the device's stays.
 */
export function clearStorage(): void {
  for (const key of Object.keys(localStorage)) {
    if (!KEPT_WHEN_CLEARED.includes(key)) localStorage.removeItem(key);
  }
}

/** Clears local storage (spec §2: unauthorised or forbidden), and has the page show that nobody is signed in. */
export function clearSession(): void {
  clearStorage();
  announce();
}

/**
 * Calls back when the session changes, in this tab or in another, and when the browser shows this page again as it was left
 * (Back): it has heard of nothing meanwhile. Returns the unsubscriber.
 */
export function subscribeToSession(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === SESSION_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  window.addEventListener("pageshow", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", listener);
  };
}

function announce(): void {
  for (const listener of listeners) listener();
}

function parse(raw: string | null): Session | null {
  if (raw === null) return null;
  try {
    const value = JSON.parse(raw) as Partial<Session>;
    return typeof value.token === "string" && value.profile
      ? { token: value.token, profile: value.profile }
      : null;
  } catch {
    return null; // Storage is the customer's to edit: what cannot be read is no session.
  }
}
