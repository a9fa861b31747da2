import type { Profile } from "@sen/api";
import { isLoggedIn } from "@sen/domain";
import { useSyncExternalStore } from "react";
import { clearCustomerStorage, persisted } from "../persisted.ts";

/** Auth state (spec §4): the login response, kept in local storage and so shared by all tabs. */
export interface Session {
  token: string;
  profile: Profile;
}

const store = persisted("session", parseSession, { in: "customer" });

/** The stored session, or null. The same object while the stored text is unchanged. */
export const readSession = store.read;

export const writeSession = (session: Session): void => store.write(session);

/** False if the browser refuses storage to this site, or it is full: the session ends with this document. */
export const isSessionStored = store.isStored;

/** Set while the page is being left: it still shows its customer, so that it does not redirect on its own. */
let leaving: Session | null = null;

/** Clears local storage before another document is opened. Returns whether the page was being left already. */
export function leaveSession(): boolean {
  const isRepeated = leaving !== null;
  leaving ??= readSession();
  clearCustomerStorage();
  return isRepeated;
}

/** Clears local storage (spec §2: unauthorized or forbidden) and shows that nobody is signed in. */
export function clearSession(): void {
  clearCustomerStorage();
  store.write(null);
}

/** Calls back when the session changes in this tab or another, or when the browser restores this page (Back). */
const subscribe = (listener: () => void) =>
  store.subscribe(() => {
    leaving = null;
    listener();
  });

export function parseSession(stored: unknown): Session | null {
  const { token, profile } = (stored ?? {}) as Partial<Session>;
  return typeof token === "string" && profile ? { token, profile } : null;
}

const customerIn = (session: Session | null): Session | null =>
  session && isLoggedIn(session.profile) ? session : null;

/** A value of the session that the page shows. */
const useShown = <Value>(valueOf: (session: Session | null) => Value, onServer: Value): Value =>
  useSyncExternalStore(
    subscribe,
    () => valueOf(leaving ?? readSession()),
    () => onServer,
  );

/**
 * The signed-in customer's session, else null. Only a profile with a verified phone number counts (spec §4). The server and
 * hydration treat everybody as a guest, so that a guest's page is not rendered again. `useSession` tells "unknown" from "out".
 */
export const useCustomer = (): Session | null => useShown(customerIn, null);

export const useCustomerId = (): number | null => useCustomer()?.profile.id ?? null;

/** Whether a customer is signed in. Always false unless `isWanted`, which saves the render on a change. */
export const useIsSignedIn = (isWanted = true): boolean =>
  useShown((session) => isWanted && customerIn(session) !== null, false);

/** `unknown` until the browser has read its storage: the server never knows the customer. */
export interface AuthState {
  status: "unknown" | "out" | "in";
  session: Session | null;
}

export function useSession(): AuthState {
  const session = useShown<Session | null | undefined>((shown) => shown, undefined);
  if (session === undefined) return { status: "unknown", session: null };
  return { status: customerIn(session) ? "in" : "out", session };
}

let customerId: number | null | undefined;
let epoch = 0;

/** How often a customer has left this page, here or in another tab. Use it as a key to drop their data. */
export const useSessionEpoch = (): number => useShown(epochOf, 0);

function epochOf(session: Session | null): number {
  const now = session?.profile.id ?? null;
  if (customerId !== undefined && customerId !== null && now !== customerId) epoch += 1;
  customerId = now;
  return epoch;
}

/**
 * Token and profile of a sign-in whose phone number is not verified yet; null without one. Kept in this tab only, while the
 * verification is open. Spec §2, redirects.
 */
export const temporarySession = persisted("temporary-session", parseSession, { in: "tab" });
