import { useSyncExternalStore } from "react";
import { parseSession, type Session } from "./session-store.ts";

/** In this tab alone, and only while the verification is open. */
const KEY = "temporary-session";
/** The draft of the code that verifies its phone. */
export const VERIFY_DRAFT = "otp-verify";

const listeners = new Set<() => void>();
let cached: { raw: string | null; session: Session | null } = { raw: null, session: null };

/** The token and profile of a sign-in whose phone is not verified; null without one. Spec §2, redirects. */
export function readTemporarySession(): Session | null {
  const raw = sessionStorage.getItem(KEY);
  if (raw !== cached.raw) cached = { raw, session: parseSession(raw) };
  return cached.session;
}

/** Keeps what the sign-in answered. */
export function writeTemporarySession(session: Session): void {
  sessionStorage.setItem(KEY, JSON.stringify(session));
  announce();
}

/** Forgets it. */
export function clearTemporarySession(): void {
  if (sessionStorage.getItem(KEY) === null) return;
  sessionStorage.removeItem(KEY);
  announce();
}

/** The temporary session; undefined until the browser has looked. */
export function useTemporarySession(): Session | null | undefined {
  return useSyncExternalStore<Session | null | undefined>(subscribe, readTemporarySession, () => undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function announce(): void {
  for (const listener of listeners) listener();
}
