import { isLoggedIn } from "@sen/domain";
import { useSyncExternalStore } from "react";
import { shownSession, subscribeToSession, type Session } from "./session-store.ts";

/** `unknown` until the browser has looked: the server never knows who asks. */
export interface AuthState {
  status: "unknown" | "out" | "in";
  session: Session | null;
}

const UNKNOWN: AuthState = { status: "unknown", session: null };

/** Who is signed in. Only a profile with a verified phone counts (spec §4). */
export function useSession(): AuthState {
  const session = useSyncExternalStore<Session | null | undefined>(
    subscribeToSession,
    shownSession,
    () => undefined,
  );
  if (session === undefined) return UNKNOWN;
  return session && isLoggedIn(session.profile) ? { status: "in", session } : { status: "out", session };
}
