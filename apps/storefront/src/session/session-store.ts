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
/** The session that the page shows. */
let shown: Session | null = null;

/** The session of this device, or null. The same object as long as the stored text is the same. */
export function readSession(): Session | null {
  const raw = localStorage.getItem(SESSION_KEY);
  if (raw !== cached.raw) cached = { raw, session: parseSession(raw) };
  return cached.session;
}

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
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  announce();
}

/** Clears local storage, for whoever leaves this page for another at once: it is not announced. What is the device's stays. */
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
  if (listeners.size === 0) {
    shown = readSession();
    window.addEventListener("storage", onStorage);
    window.addEventListener("pageshow", announce);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", announce);
  };
}

function onStorage({ key }: StorageEvent): void {
  if (key === SESSION_KEY || key === null) announce();
}

function announce(): void {
  shown = readSession();
  for (const listener of listeners) listener();
}

/** A stored session; null for none, and for what cannot be read: storage is the customer's to edit. */
export function parseSession(raw: string | null): Session | null {
  if (raw === null) return null;
  try {
    const value = JSON.parse(raw) as Partial<Session>;
    return typeof value.token === "string" && value.profile
      ? { token: value.token, profile: value.profile }
      : null;
  } catch {
    return null;
  }
}
