import { useSyncExternalStore } from "react";
import { readSession, subscribeToSession, type Session } from "./session-store.ts";

/** `unknown` until the browser has looked: the server never knows who asks. */
export interface AuthState {
  status: "unknown" | "out" | "in";
  session: Session | null;
}

/** Who is signed in. Only a profile with a verified phone counts (spec §4). */
export function useSession(): AuthState {
  const session = useSyncExternalStore<Session | null | undefined>(
    subscribeToSession,
    readSession,
    () => undefined,
  );
  if (session === undefined) return { status: "unknown", session: null };
  return isSignedIn(session) ? { status: "in", session } : { status: "out", session };
}

/** Spec §4: logged in only when the profile has `phone_verified_at`. */
export function isSignedIn(session: Session | null): session is Session {
  return session !== null && session.profile.phone_verified_at !== null;
}
