import type { Profile } from "@sen/api";
import { isLoggedIn } from "@sen/domain";
import { useSyncExternalStore } from "react";
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
export const writeSession = (session: Session): void => store.write(session);

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

const customerIn = (session: Session | null): Session | null =>
  session && isLoggedIn(session.profile) ? session : null;

/**
 * The signed-in customer's session, else null: only a profile with a verified phone counts (spec §4). The server and the
 * first look at its page take everybody for a guest, so that a guest's page is not made anew when the browser has looked;
 * `useSession` tells the two apart.
 */
export const useCustomer = (): Session | null =>
  useSyncExternalStore(
    subscribeToSession,
    () => customerIn(shownSession()),
    () => null,
  );

/** The signed-in customer's number, else null. */
export const useCustomerId = (): number | null => useCustomer()?.profile.id ?? null;

/** Whether a customer is signed in; never, where nobody wants to know, so that nothing is rendered anew for it. */
export const useIsSignedIn = (isWanted = true): boolean =>
  useSyncExternalStore(
    subscribeToSession,
    () => isWanted && customerIn(shownSession()) !== null,
    () => false,
  );

/** `unknown` until the browser has looked: the server never knows who asks. */
export interface AuthState {
  status: "unknown" | "out" | "in";
  session: Session | null;
}

/** Who is signed in, as `useCustomer`. */
export function useSession(): AuthState {
  const session = useSyncExternalStore<Session | null | undefined>(
    subscribeToSession,
    shownSession,
    () => undefined,
  );
  if (session === undefined) return { status: "unknown", session: null };
  return { status: customerIn(session) ? "in" : "out", session };
}

let customerId: number | null | undefined;
let epoch = 0;

/** Counts how often a customer has left this page, here or in another tab: what was theirs must not outlive it. */
export const useSessionEpoch = (): number => useSyncExternalStore(subscribeToSession, currentEpoch, () => 0);

function currentEpoch(): number {
  const now = shownSession()?.profile.id ?? null;
  if (customerId !== undefined && customerId !== null && now !== customerId) epoch += 1;
  customerId = now;
  return epoch;
}

/**
 * The token and profile of a sign-in whose phone is not verified; null without one. In this tab alone, and only while the
 * verification is open. Spec §2, redirects.
 */
export const temporarySession = persisted("temporary-session", parseSession, { in: "tab" });
